package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A request body that is read from a file: exactly as many bytes as the file had at first.
///
/// A file that grows meanwhile must not send more than was announced, which the server would take
/// for another request; one that shrinks is a failure. The file is opened at the first read, so
/// that uploads that wait for a connection hold no descriptor.
package final class FileBody: Sendable {
  private struct State: Sendable {
    var descriptor: Int32?
    var left: Int
    var hasFailed = false
    var isClosed = false
  }

  /// The length in bytes.
  package let length: Int
  private let path: String
  /// Of the file that was announced; another may take its place before it is opened.
  private let identity: (device: dev_t, inode: ino_t)
  private let state: Locked<State>

  /// - Throws: `.bodyUnavailable` unless it is a regular file that can be read.
  package init(_ file: URL) throws(TransportError) {
    path = file.path
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0,
      let length = Int(exactly: status.st_size)
    else { throw .unreadableFile }
    self.length = length
    identity = (status.st_dev, status.st_ino)
    state = Locked(State(left: length))
  }

  deinit { close() }

  var hasBytesLeft: Bool { state.with { $0.left > 0 } }

  /// True if the file could not be read as it was announced.
  var hasFailed: Bool { state.with { $0.hasFailed } }

  /// Reads bytes. Returns the number put into the buffer; 0 after the last, -1 on failure.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    return state.with { state in
      guard state.left > 0 else { return 0 }
      let count = read(&state, into: buffer)
      if count > 0 { state.left -= count } else { state.hasFailed = true }
      return count > 0 ? count : -1
    }
  }

  private func read(_ state: inout State, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard !state.isClosed else { return -1 }
    state.descriptor = state.descriptor ?? opened()
    guard let descriptor = state.descriptor else { return -1 }
    let limit = min(buffer.count, state.left)
    var count = -1
    repeat {
      count = systemRead(descriptor, into: buffer.baseAddress, count: limit)
    } while count < 0 && errno == EINTR
    return count
  }

  /// Opens the file; nil when it cannot be, or is not the one that was announced.
  private func opened() -> Int32? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0,
      (status.st_dev, status.st_ino) == (identity.device, identity.inode)
    else {
      systemClose(descriptor)
      return nil
    }
    return descriptor
  }

  /// Reads from the first byte on.
  func begin() {
    close()
    state.with { $0 = State(left: length) }
  }

  /// Reads all of it.
  func data() throws(TransportError) -> Data {
    var data = Data(count: length)
    let count = data.withUnsafeMutableBytes { buffer in
      var count = 0
      while count < buffer.count {
        let more = read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        guard more > 0 else { break }
        count += more
      }
      return count
    }
    close()
    guard count == length else { throw .unreadableFile }
    return data
  }

  /// Closes the file; later reads fail.
  package func close() {
    let descriptor = state.with { state in
      defer { state.descriptor = nil }
      state.isClosed = true
      return state.descriptor
    }
    if let descriptor { systemClose(descriptor) }
  }
}

// Inside the class, the names are those of its methods.
private func systemRead(
  _ file: Int32, into buffer: UnsafeMutableRawPointer?, count: Int
) -> Int {
  read(file, buffer, count)
}

private func systemClose(_ file: Int32) { _ = close(file) }

extension TransportError {
  package static let unreadableFile = TransportError(
    .bodyUnavailable, reason: "the file to send cannot be read")
}
