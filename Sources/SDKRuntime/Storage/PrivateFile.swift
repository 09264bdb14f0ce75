import Foundation

/// Files that only their owner may read, whatever the directory allows.
enum PrivateFile {
  /// Beside the old file, then in its place: at no moment is there half a file, or one that
  /// others may read. Foundation's atomic writing leaves that to the process's mask.
  static func write(_ data: Data, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(UUID().uuidString)")
    let handle = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard handle >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    do {
      let output = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
      try output.write(contentsOf: data)
      try output.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft.path)
      throw error
    }
  }
}
