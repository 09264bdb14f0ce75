import Foundation

/// Locks that end with the process that holds them.
enum FileLock {
  /// Returns false when another holds the lock, or the file system has none.
  static func take(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Closing alone leaves the lock to a child process until that begins its program.
  static func release(_ descriptor: Int32) { flock(descriptor, LOCK_UN) }

  /// Returns whether the file still has a name.
  static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Runs `body` with the lock of a file that nobody holds.
  static func withFree(_ file: URL, _ body: (URL) -> Void) {
    let descriptor = open(file.path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer {
      release(descriptor)
      close(descriptor)
    }
    if take(descriptor) { body(file) }
  }
}
