public import Foundation

/// Writes to a file that only its owner may read, and begins another when it is full: `app.log`,
/// and before it `app.log.1`, `app.log.2`.
///
/// Folders that are missing are made, for the owner alone. What cannot be written is lost, and the
/// call goes on.
public final class FileLogger: RequestLogger {
  public let level: LogLevel
  private let file: URL
  private let maxBytes: Int
  private let maxFiles: Int
  private let output = Locked<(handle: FileHandle, size: Int)?>(nil)

  /// - `maxFiles`: how many files there are at most, the one being written included.
  public init(
    _ level: LogLevel = .info, file: URL, maxBytes: Int = 1_000_000, maxFiles: Int = 3
  ) {
    self.level = level
    self.file = file
    self.maxBytes = max(1, maxBytes)
    self.maxFiles = max(1, maxFiles)
  }

  public func log(_ entry: LogEntry) {
    let date = RFC3339.text(entry.date) ?? ""
    let line = Data("\(date) \(entry.level) \(entry.description)\n".utf8)
    output.with { output in
      if let size = output?.size, size > 0, size > maxBytes - line.count {
        try? output?.handle.close()
        output = nil
        rotate()
      }
      if output == nil { output = opened() }
      guard let handle = output?.handle, (try? handle.write(contentsOf: line)) != nil else {
        output = nil
        return
      }
      output?.size += line.count
    }
  }

  private func opened() -> (handle: FileHandle, size: Int)? {
    try? PrivateFile.makeDirectory(file.deletingLastPathComponent())
    let number = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var status = stat()
    // One that was there before may be open to others.
    if fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 != 0,
      fchmod(number, 0o600) != 0, PrivateFile.keepsModes(in: file.deletingLastPathComponent())
    {
      return nil
    }
    return (handle, Int(clamping: (try? handle.seekToEnd()) ?? 0))
  }

  private func rotate() {
    let manager = FileManager.default
    func numbered(_ number: Int) -> URL {
      number == 0 ? file : URL(fileURLWithPath: "\(file.path).\(number)")
    }
    // Of those that are there, since there may be as many as one likes.
    var last = 0
    while last < maxFiles - 1, manager.fileExists(atPath: numbered(last).path) { last += 1 }
    try? manager.removeItem(at: numbered(last))
    // fits: it counts up from zero
    for number in (0..<last).reversed() {
      try? manager.moveItem(at: numbered(number), to: numbered(number + 1))
    }
  }
}
