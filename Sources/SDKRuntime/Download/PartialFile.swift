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

/// A file that grows at its end and may be cut. Whoever holds it open has it alone, so that two
/// calls, or two processes, never write to one part.
struct PartialFile: Sendable {
  private let descriptor: Int32
  /// The size in bytes; a file may be larger than memory.
  private(set) var size: Int64

  /// - `mode`: of a file that is new.
  /// - Returns: nil when it cannot be opened, or somebody else has it open.
  init?(_ url: URL, mode: mode_t) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var opened = stat()
    size = fstat(descriptor, &opened) == 0 ? Int64(opened.st_size) : 0
    // It may have been moved away between the opening and the lock.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isAt(url) else {
      _ = systemClose(descriptor)
      return nil
    }
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
  func synchronize() -> Bool { fsync(descriptor) == 0 }

  func close() {
    // A process that is being started has a copy of the descriptor until its program begins, and
    // would keep the lock.
    _ = flock(descriptor, LOCK_UN)
    _ = systemClose(descriptor)
  }
}

// Inside the type, the name is that of its method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
