internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

/// The files that a run has read, each once.
final class Sources {
  private(set) var files: [String: [UInt8]] = [:]
  /// What the result depends on: every path that was asked for, as it was before it was read.
  private(set) var stamps: [String: FileStamp] = [:]

  func load(_ path: String) throws -> [UInt8] {
    try load(
      path,
      reading: {
        note($0)
        return try readFile($0)
      })
  }

  /// Returns the bytes of a file that `read` reads.
  func load(_ path: String, reading read: (String) throws -> [UInt8]) throws -> [UInt8] {
    if let bytes = files[path] { return bytes }
    let bytes = try read(path)
    files[path] = bytes
    return bytes
  }

  /// Returns the names of the files in a folder.
  func fileNames(in folder: String) -> [String] {
    note(folder)
    return SDKGenFiles.fileNames(in: folder)
  }

  /// Returns what is at a path.
  func entry(at path: String) -> DiskEntry {
    note(path)
    return DiskEntry(at: path)
  }

  private func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = FileStamp(of: path) }
  }
}

/// Writes all files to the disk, or none.
func writeFiles(_ changes: [FileChange]) -> [Diagnostic] {
  do {
    try FileTransaction(changes).commit()
    return []
  } catch {
    return [.unwritableFile(error)]
  }
}
