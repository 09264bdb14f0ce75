internal import Foundation

/// The largest file that is read: a device can have no end.
private let largestFile = 1 << 29

/// Returns the bytes of a file, or of a pipe such as `/dev/stdin`.
///
/// A pipe that nothing writes to is an error after `patience` seconds.
package func readFile(_ path: String, patience: Double = 1) throws(FileFailure) -> [UInt8] {
  // A path ends at a NUL for the system: it would open another file.
  guard !path.utf8.contains(0) else { throw FileFailure("read", path, code: ENOENT) }
  // Opening a pipe waits for its writer otherwise.
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { throw .unreadable(path, code: errno) }
  defer { close(file) }

  var status = stat()
  guard fstat(file, &status) == 0 else { throw FileFailure("read", path, code: errno) }
  if DiskEntry(status) == .folder { throw FileFailure("read", path, code: EISDIR) }
  guard status.st_size <= largestFile else { throw FileFailure("read", path, code: EFBIG) }

  let isPipe = status.st_mode & S_IFMT == S_IFIFO
  var wait = PipeWait(patience: isPipe ? patience : 0)
  // The size of a pipe is 0, although it has bytes.
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(status.st_size) + 1)
  while true {
    let count = append(1 << 20, from: file, to: &bytes)
    if count < 0 && errno == EINTR { continue }
    if count < 0 && errno != EAGAIN { throw FileFailure("read", path, code: errno) }
    if count > 0 {
      guard bytes.count <= largestFile else { throw FileFailure("read", path, code: EFBIG) }
      wait.begin()
    } else if count == 0 && !(isPipe && bytes.isEmpty) {
      return bytes
    } else if !wait.goesOn(file, hasWriter: count < 0) {
      throw FileFailure("read", path, reason: "it is a pipe that nothing is written to")
    }
  }
}

/// Returns the bytes of a regular file; nil when there is none. Nothing is read from a pipe.
package func readFileIfPresent(_ path: String) throws(FileFailure) -> [UInt8]? {
  switch DiskEntry(at: path) {
  case .nothing: return nil
  case .special: throw .special("write", path)
  case .file, .folder: return try readFile(path)
  }
}

private func append(_ limit: Int, from file: Int32, to bytes: inout [UInt8]) -> Int {
  withUnsafeTemporaryAllocation(byteCount: limit, alignment: 16) { buffer in
    let count = read(file, buffer.baseAddress, limit)
    if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
    return count
  }
}

/// The time that a reader waits for data from a pipe.
private struct PipeWait {
  /// The seconds until a writer opens it.
  var patience: Double
  /// The seconds between two bytes from a writer.
  private static let pause = 60.0
  private var start = ContinuousClock.now

  init(patience: Double) { self.patience = patience }

  mutating func begin() { start = .now }

  /// Waits a moment; false when it has been long enough.
  func goesOn(_ file: Int32, hasWriter: Bool) -> Bool {
    let limit = hasWriter ? max(patience, Self.pause) : patience
    if start.duration(to: .now) >= .seconds(limit) { return false }
    var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    // Without a writer some systems report the end at once.
    if !hasWriter || poll(&polled, 1, 1000) < 0 { usleep(10_000) }
    return true
  }
}
