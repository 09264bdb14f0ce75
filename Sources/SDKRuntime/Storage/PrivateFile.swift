import Foundation

/// Files that only their owner may read, whatever the directory allows.
enum PrivateFile {
  /// Writes a draft beside the old file, then puts it in its place: at no moment is there half a
  /// file, or one that others may read. Foundation's atomic writing leaves that to the process's
  /// mask.
  ///
  /// - `isDurable`: whether the file must survive a power cut: the draft is on the disk before it
  ///   takes the place of the old file, and its name before this returns.
  /// - `sync`: brings a file or a directory to the disk.
  static func write(
    _ data: Data, to file: URL, isDurable: Bool = true,
    sync: (Int32) -> Bool = FileSync.flush
  ) throws {
    let folder = file.deletingLastPathComponent()
    let draft = try Draft(in: folder)
    do {
      try draft.handle.write(contentsOf: data)
      guard !isDurable || sync(draft.handle.fileDescriptor),
        rename(draft.url.path, file.path) == 0
      else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(draft.url.path)
      throw error
    }
    // Closing releases the draft's lock.
    try? draft.handle.close()
    if isDurable { FileSync.flushDirectory(folder, sync) }
  }

  /// Removes a file for good, if there is one, and what killed processes left of it.
  static func remove(_ file: URL, sync: (Int32) -> Bool = FileSync.flush) throws {
    let folder = file.deletingLastPathComponent()
    Draft.sweep(in: folder)
    guard unlink(file.path) != 0 else { return FileSync.flushDirectory(folder, sync) }
    guard errno == ENOENT || errno == ENOTDIR else { throw CocoaError(.fileWriteNoPermission) }
  }

  /// Makes a directory that only the user may enter, and those above it that are missing.
  static func makeDirectory(_ directory: URL) throws {
    guard !FileManager.default.fileExists(atPath: directory.path) else { return }
    let parent = directory.deletingLastPathComponent()
    if parent.path != directory.path { try makeDirectory(parent) }
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    FileSync.flushDirectory(parent, FileSync.flush)
  }
}
