package import Foundation

/// Files that only their owner may read, whatever the directory allows.
package enum PrivateFile {
  /// Writes a draft beside the old file, then puts it in its place: at no moment is there half a
  /// file, or one that others may read. Foundation's atomic writing leaves that to the process's
  /// mask.
  ///
  /// - `isDurable`: whether the file must survive a power cut: the draft is on the disk before it
  ///   takes the place of the old file, and its name before this returns.
  /// - `sync`: brings a file or a directory to the disk.
  package static func write(
    _ data: Data, to file: URL, isDurable: Bool = true,
    sync: (Int32) -> Bool = FileSync.flush
  ) throws {
    let folder = file.deletingLastPathComponent()
    // Another process may take a draft for a leftover, once in its life or at a logout.
    for _ in 0..<8 {
      let draft = try Draft(in: folder)
      defer { draft.end() }
      try draft.handle.write(contentsOf: data)
      guard !isDurable || sync(draft.handle.fileDescriptor) else { break }
      if rename(draft.url.path, file.path) == 0 {
        if isDurable { FileSync.flushDirectory(folder, sync) }
        return
      }
      guard errno == ENOENT else { break }
    }
    throw CocoaError(.fileWriteUnknown)
  }

  /// Reads a file; nil when there is none. By one opening: a file that is looked for first may be gone
  /// when it is read.
  ///
  /// - Throws: `FileOfOthers`, and when it cannot be read.
  package static func read(_ file: URL) throws -> Data? {
    // Somebody may have put a pipe there, which would be waited for.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw CocoaError(.fileReadNoPermission)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
    guard !isOfOthers(status, at: file) else { throw FileOfOthers(file: file) }
    return try handle.readToEnd() ?? Data()
  }

  /// Returns whether others than its owner may write a file, or it is another user's. Where the file system keeps no
  /// permissions, whoever has mounted it has decided who may.
  static func isOfOthers(_ status: stat, at file: URL) -> Bool {
    isOfOthers(status, keepsModes: { keepsModes(in: file.deletingLastPathComponent()) })
  }

  static func isOfOthers(_ status: stat, keepsModes: () -> Bool) -> Bool {
    status.st_uid != geteuid() && status.st_uid != 0
      || status.st_mode & 0o022 != 0 && keepsModes()
  }

  /// Returns whether a file there has the permissions that it is made with: not on FAT, for example, nor on many disks
  /// that are shared with another system.
  static func keepsModes(in folder: URL) -> Bool {
    guard let draft = try? Draft(in: folder) else { return true }
    defer { draft.end() }
    var status = stat()
    return fstat(draft.handle.fileDescriptor, &status) != 0 || status.st_mode & 0o077 == 0
  }

  /// Removes a file for good, if there is one, and the drafts that killed processes left of it.
  package static func remove(_ file: URL, sync: (Int32) -> Bool = FileSync.flush) throws {
    let folder = file.deletingLastPathComponent()
    sweepDrafts(in: folder)
    guard unlink(file.path) != 0 else { return FileSync.flushDirectory(folder, sync) }
    guard errno == ENOENT || errno == ENOTDIR else { throw CocoaError(.fileWriteNoPermission) }
  }

  /// Makes a directory that only the user may enter from its first moment on, and those above it that are missing.
  /// Foundation would change its permissions afterwards, which FAT refuses.
  package static func makeDirectory(_ directory: URL) throws {
    guard !FileManager.default.fileExists(atPath: directory.path) else { return }
    let parent = directory.deletingLastPathComponent()
    if parent.path != directory.path { try makeDirectory(parent) }
    // Another process may have been quicker.
    guard mkdir(directory.path, 0o700) == 0 || errno == EEXIST else {
      throw CocoaError(.fileWriteNoPermission)
    }
    FileSync.flushDirectory(parent, FileSync.flush)
  }

  private static let draftPrefix = ".sdk-draft-"
  private static let swept = Locked<Set<String>>([])

  /// Removes drafts, unless this process is writing them. One that another process is writing goes,
  /// too, and is written again.
  static func sweepDrafts(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(draftPrefix) && !Draft.isWritten(name) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }

  /// Does so once in the life of this process.
  package static func sweepDraftsOnce(in folder: URL) {
    guard swept.with({ $0.insert(folder.path).inserted }) else { return }
    sweepDrafts(in: folder)
  }

  /// A file that is being written, under a name of its own. It has no lock, since iOS ends an app that
  /// is suspended while it holds one in a container that apps share.
  struct Draft {
    let url: URL
    let handle: FileHandle

    /// The names of those that this process is writing.
    private static let written = Locked<Set<String>>([])

    static func isWritten(_ name: String) -> Bool { written.with { $0.contains(name) } }

    init(in folder: URL) throws {
      url = folder.appendingPathComponent("\(draftPrefix)\(UUID().uuidString)")
      let name = url.lastPathComponent
      Self.written.with { _ = $0.insert(name) }
      let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        Self.written.with { _ = $0.remove(name) }
        throw CocoaError(.fileWriteNoPermission)
      }
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Removes it, unless it has become a file.
    func end() {
      try? handle.close()
      unlink(url.path)
      Self.written.with { _ = $0.remove(url.lastPathComponent) }
    }
  }
}

/// A file that others may write: what is in it may be theirs, such as a login or a response.
package struct FileOfOthers: Error, CustomStringConvertible, LocalizedError {
  package let file: URL

  package init(file: URL) { self.file = file }

  package var description: String {
    "others may write the file \(file.path); remove it, or if it is right, allow it to its owner alone"
      + " (chmod 600)"
  }

  package var errorDescription: String? { description }
}
