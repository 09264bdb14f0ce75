internal import Foundation

/// The bytes of a file.
package func readFile(_ path: String) throws(FileFailure) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { throw FileFailure("read", path, code: errno) }
  defer { close(file) }

  var status = stat()
  guard fstat(file, &status) == 0 else { throw FileFailure("read", path, code: errno) }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileFailure("read", path, code: EISDIR) }

  // A pipe says 0 here; its bytes come in all the same.
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(status.st_size) + 1)
  while true {
    let count = append(1 << 20, from: file, to: &bytes)
    if count == 0 { return bytes }
    if count < 0 && errno != EINTR { throw FileFailure("read", path, code: errno) }
  }
}

/// The bytes of a file; nil when there is none.
package func readFileIfPresent(_ path: String) throws(FileFailure) -> [UInt8]? {
  DiskEntry(at: path) == .nothing ? nil : try readFile(path)
}

/// What stands at a path.
package enum DiskEntry {
  case nothing, file, folder

  package init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}

/// The names of the files in a folder, sorted; none when there is no such folder.
package func fileNames(in folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { DiskEntry(at: "\(folder)/\($0)") == .file }.sorted()
}

private func append(_ limit: Int, from file: Int32, to bytes: inout [UInt8]) -> Int {
  withUnsafeTemporaryAllocation(byteCount: limit, alignment: 16) { buffer in
    let count = read(file, buffer.baseAddress, limit)
    if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
    return count
  }
}

/// Whether two paths lead to the same file or folder.
package func isSamePlace(_ left: String, _ right: String) -> Bool {
  var (first, second) = (stat(), stat())
  guard stat(left, &first) == 0, stat(right, &second) == 0 else { return false }
  return first.st_dev == second.st_dev && first.st_ino == second.st_ino
}

/// The last part of the current folder's path.
package func currentFolderName() -> String {
  String(FileManager.default.currentDirectoryPath.split(separator: "/").last ?? "")
}
