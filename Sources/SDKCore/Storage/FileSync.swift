import Foundation

/// Brings files to the disk, so that they survive a power cut.
enum FileSync {
  /// Returns false when the disk reports an error; a file system that knows no such thing is no
  /// reason to fail.
  static func flush(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // There `fsync` leaves data in the drive's own memory.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EROFS, ENOSYS].contains(errno)
  }

  /// Makes new and removed names last. As far as possible: some file systems open no directories.
  static func flushDirectory(_ directory: URL, _ sync: (Int32) -> Bool) {
    let descriptor = open(directory.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = sync(descriptor)
    close(descriptor)
  }
}
