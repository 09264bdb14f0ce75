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
  private(set) var size: Int

  /// - `mode`: of a file that is new.
  /// - Returns: nil when it cannot be opened, or somebody else has it open.
  init?(_ url: URL, mode: mode_t) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
    guard descriptor >= 0 else { return nil }
    var (opened, named) = (stat(), stat())
    // It may have been moved away between the opening and the lock.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      stat(url.path, &named) == 0, opened.st_ino == named.st_ino,
      let size = Int(exactly: opened.st_size)
    else {
      _ = systemClose(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.size = size
  }

  /// False when the disk takes no more.
  mutating func append(_ data: Data) -> Bool {
    let isWhole = data.withUnsafeBytes { bytes in
      var (written, offset) = (0, size)
      while written < bytes.count {
        let count = pwrite(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written,
          off_t(offset))
        guard count > 0 || count < 0 && errno == EINTR else { return false }
        written += max(0, count)
        offset += max(0, count)
      }
      return true
    }
    if isWhole { size += data.count }
    return isWhole
  }

  /// Leaves so many bytes at most.
  mutating func cut(to length: Int) -> Bool {
    guard ftruncate(descriptor, off_t(min(length, size))) == 0 else { return false }
    size = min(length, size)
    return true
  }

  /// Waits until what was written survives a power cut.
  func synchronize() -> Bool { fsync(descriptor) == 0 }

  func close() { _ = systemClose(descriptor) }
}

// Inside the type, the name is that of its method.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
