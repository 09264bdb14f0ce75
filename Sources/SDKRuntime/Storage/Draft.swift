import Foundation

/// A file that is being written, under a name of its own. Its writer holds a lock on it, which ends
/// with the process: so a draft without a lock is nobody's any more.
struct Draft {
  private static let prefix = ".sdk-draft-"
  private static let swept = Locked<Set<String>>([])

  let url: URL
  let handle: FileHandle

  init(in folder: URL) throws {
    for _ in 0..<8 {
      let url = folder.appendingPathComponent("\(Self.prefix)\(UUID().uuidString)")
      let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      // Another process may have taken it for a leftover, before it was locked.
      if FileLock.take(descriptor), !FileLock.isLinked(descriptor) { continue }
      (self.url, self.handle) = (url, handle)
      return
    }
    throw CocoaError(.fileWriteUnknown)
  }

  /// Removes the drafts of processes that have ended.
  static func sweep(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      FileLock.withFree(folder.appendingPathComponent(name)) { unlink($0.path) }
    }
  }

  /// Does so once in the life of this process.
  static func sweepOnce(in folder: URL) {
    guard swept.with({ $0.insert(folder.path).inserted }) else { return }
    sweep(in: folder)
  }
}

/// Locks that end with the process that holds them.
enum FileLock {
  /// Returns false when another holds the lock, or the file system has none.
  static func take(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Returns whether the file has still got a name.
  static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Runs `body` with the lock of a file that nobody holds.
  static func withFree(_ file: URL, _ body: (URL) -> Void) {
    let descriptor = open(file.path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if take(descriptor) { body(file) }
  }
}
