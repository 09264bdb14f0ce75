internal import Foundation

/// Writes a string to an open stream, which errors call `name`: "standard output".
package func writeText(
  _ text: String, to descriptor: Int32, called name: String
) throws(FileFailure) {
  try write(Array(text.utf8), to: descriptor) { FileFailure("write", name, code: $0) }
}

/// Keeps a reader that goes away from ending the process in the middle of its work, and files from being opened as
/// standard input, output or error where one of these is closed.
package func prepareStreams() {
  signal(SIGPIPE, SIG_IGN)
  var descriptor: Int32 = 0
  while descriptor >= 0 && descriptor <= STDERR_FILENO {
    descriptor = open("/dev/null", O_RDONLY)
  }
  if descriptor > STDERR_FILENO { close(descriptor) }
}

func write(
  _ bytes: [UInt8], to descriptor: Int32, failure: (Int32) -> FileFailure
) throws(FileFailure) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EAGAIN {
      var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&polled, 1, -1)
    } else if count < 0 && errno != EINTR {
      throw failure(errno)
    }
    rest = rest.dropFirst(max(count, 0))
  }
}
