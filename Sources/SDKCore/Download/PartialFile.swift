import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that grows at its end and may be cut. Its name is that of one call alone, so no other
/// writes to it.
struct PartialFile: Sendable {
  private let descriptor: Int32
  /// The size in bytes; a file may be larger than memory.
  private(set) var size: Int64

  /// - `isKept`: whether later calls may go on with it. Anybody may read another, as far as the
  ///   process's mask allows.
  /// - Returns: nil when it cannot be opened, or is to be kept and cannot be locked or may be written by others.
  init?(_ url: URL, isKept: Bool) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, isKept ? 0o600 : 0o666)
    guard descriptor >= 0 else { return nil }
    // The lock tells others that its call lives. iOS ends an app that is suspended while it holds
    // one in a container that apps share (0xdead10cc).
    #if !canImport(Darwin)
      if isKept, !FileLock.take(descriptor) {
        _ = systemClose(descriptor)
        return nil
      }
    #endif
    var opened = stat()
    let isKnown = fstat(descriptor, &opened) == 0
    if isKept, !isKnown || PrivateFile.isOfOthers(opened, at: url) {
      FileLock.release(descriptor)
      _ = systemClose(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = isKnown ? Int64(opened.st_size) : 0
  }

  /// Appends bytes; returns false when the disk takes no more.
  mutating func append(_ data: Data) -> Bool {
    let isWhole = data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = pwrite(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
          off_t(size) + off_t(written))
        guard count > 0 || count < 0 && errno == EINTR else { return false }
        written += max(0, count)
      }
      return true
    }
    if isWhole { size += Int64(data.count) }
    return isWhole
  }

  /// Leaves so many bytes at most.
  mutating func cut(to length: Int64) -> Bool {
    guard ftruncate(descriptor, off_t(min(length, size))) == 0 else { return false }
    size = min(length, size)
    return true
  }

  /// Returns whether the file at this URL is this one, and not another in its place.
  func isAt(_ url: URL) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(url.path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Waits until what was written survives a power cut.
  func synchronize() -> Bool { FileSync.flush(descriptor) }

  func close() {
    FileLock.release(descriptor)
    _ = systemClose(descriptor)
  }
}

// Inside the type, the name is that of its method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
