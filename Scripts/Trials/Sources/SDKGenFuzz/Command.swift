internal import Foundation

/// A program run to its end, with its output in files.
struct Command {
  var code: Int32
  var isKilled: Bool
  var output: String

  /// Runs it for at most `seconds`, and kills it after `delay` microseconds if there is such a delay.
  init(
    _ program: String, _ arguments: [String], in folder: String, seconds: Double,
    killedAfter delay: UInt32? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let file = "\(folder)/.command-output"
    try Data().write(to: URL(fileURLWithPath: file))
    let handle = FileHandle(forWritingAtPath: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    if let delay {
      usleep(delay)
      kill(process.processIdentifier, SIGKILL)
    }
    let limit = ContinuousClock.now + .seconds(seconds)
    var isLate = false
    while process.isRunning {
      usleep(2000)
      if ContinuousClock.now > limit, !isLate {
        isLate = true
        kill(process.processIdentifier, SIGKILL)
      }
    }
    code = process.terminationStatus
    isKilled = isLate
    output = String(
      decoding: (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data(), as: UTF8.self)
    try? handle?.close()
    try? FileManager.default.removeItem(atPath: file)
  }
}
