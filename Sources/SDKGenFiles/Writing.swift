internal import Foundation

/// A file that is written in full but not yet moved to its path.
struct StagedFile {
  /// The name of a staged file: short, whatever the file's own name is.
  static let ending = ".tmp"

  let temporary: String

  /// Writes `bytes` into `folder`, to the disk. `path` is what the user calls the file.
  init(_ bytes: [UInt8], in folder: String, meaning path: String) throws(FileFailure) {
    let (file, temporary) = try newFile(in: folder, meaning: path)
    self.temporary = temporary
    do throws(FileFailure) {
      try write(bytes, closing: file, meaning: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  func move(to path: String, meaning name: String) throws(FileFailure) {
    guard rename(temporary, path) == 0 else { throw FileFailure("write", name, code: errno) }
  }

  func discard() { unlink(temporary) }
}

/// The names that only this tool gives: `.sdkgen-PROCESS-NUMBER.tmp`, and that of a run's journal.
func isOwnName(_ name: String, ending: String) -> Bool {
  guard name.hasPrefix(".sdkgen-"), name.hasSuffix(ending) else { return false }
  let numbers = name.dropFirst(8).dropLast(ending.count).split(
    separator: "-", omittingEmptySubsequences: false)
  return numbers.count == 2
    && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
}

/// Opens a file with a name that no other has.
private func newFile(
  in folder: String, meaning path: String
) throws(FileFailure) -> (file: Int32, path: String) {
  while true {
    let number = StagedFileNumbers.shared.next()
    let temporary = "\(folder)/.sdkgen-\(getpid())-\(number)\(StagedFile.ending)"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file >= 0 { return (file, temporary) }
    guard errno == EEXIST, number < 1 << 20 else {
      throw FileFailure("write", path, code: errno)
    }
  }
}

/// The numbers in the names of staged files, each given once in a run: to try all of them for each file takes long where
/// there are hundreds. The lock makes it safe to share.
private final class StagedFileNumbers: @unchecked Sendable {
  static let shared = StagedFileNumbers()

  private let lock = NSLock()
  private var last = -1

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

private func write(_ bytes: [UInt8], closing file: Int32, meaning path: String) throws(FileFailure)
{
  do throws(FileFailure) {
    try write(bytes, to: file) { FileFailure("write", path, code: $0) }
    // Some network disks cannot, and report EINVAL.
    if fsync(file) != 0 && errno != EINVAL { throw FileFailure("write", path, code: errno) }
  } catch {
    close(file)
    throw error
  }
  // A network disk may report only now that it is full.
  guard close(file) == 0 else { throw FileFailure("write", path, code: errno) }
}

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

private func write(
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
