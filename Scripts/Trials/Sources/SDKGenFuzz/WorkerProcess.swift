internal import Foundation

/// A running worker, seen from the process that gives it cases.
final class WorkerProcess {
  private let options: Options
  private let errors: String
  private var process: Process?
  private var input: FileHandle?
  private var output: FileHandle?
  private var rest: [UInt8] = []

  init(_ options: Options, name: String) {
    self.options = options
    errors = "\(options.work)/worker-\(name).txt"
  }

  deinit { stop() }

  /// Tries a case; returns no `problem` when nothing is wrong.
  func run(_ number: Int, mask: Int, saves: Bool) -> (problem: String?, isOutput: Bool) {
    do {
      try startIfNeeded()
      try input?.write(contentsOf: Data("\(number) \(mask) \(saves ? 1 : 0)\n".utf8))
    } catch {
      return crash()
    }
    guard let line = readLine() else { return crash() }
    guard let response = try? JSONDecoder().decode(Response.self, from: Data(line)),
      response.number == number
    else { return crash() }
    return (response.problems.first, response.isOutput)
  }

  func stop() {
    try? input?.close()
    process?.terminate()
    process?.waitUntilExit()
    process = nil
    rest = []
  }

  private func startIfNeeded() throws {
    if process?.isRunning == true { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executablePath)
    process.arguments = options.workerArguments
    // A backtrace takes seconds, and the next case waits.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try Data().write(to: URL(fileURLWithPath: errors))
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    self.process = process
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    rest = []
  }

  /// nil: the worker has ended, or says nothing for so long that something waits for ever.
  private func readLine() -> [UInt8]? {
    guard let output else { return nil }
    let limit =
      ContinuousClock.now + .seconds(options.seconds * 10 + 60 + Double(options.largest) / 20_000)
    while true {
      if let end = rest.firstIndex(of: 0x0A) {
        let line = Array(rest[..<end])
        rest.removeSubrange(...end)
        return line
      }
      var polled = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&polled, 1, 1000)
      if count > 0 {
        let data = output.availableData
        if data.isEmpty { return nil }
        rest += data
      }
      if ContinuousClock.now > limit {
        if let process { kill(process.processIdentifier, SIGKILL) }
        return nil
      }
    }
  }

  private func crash() -> (problem: String?, isOutput: Bool) {
    process?.waitUntilExit()
    let isSignal = process?.terminationReason == .uncaughtSignal
    let status = process?.terminationStatus ?? 0
    process = nil
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let reason = text.split(separator: "\n").first { $0.contains("Fatal error") }.map(String.init)
    return (reason ?? (isSignal ? "signal \(status)" : "exit \(status)"), false)
  }
}

/// This program.
let executablePath: String = {
  let path = CommandLine.arguments[0]
  return path.contains("/") ? path : "/proc/self/exe"
}()
