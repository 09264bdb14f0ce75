import Foundation
import Testing

/// How a `swift` command went.
struct Outcome {
  var code: Int32
  /// Standard output and error together, as a person sees them.
  var text: String
}

extension Consumer {
  /// Runs `swift build` or the like in the consumer's folder.
  func swift(_ arguments: String...) async throws -> Outcome {
    let log = folder.deletingLastPathComponent().appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        ended.resume(throwing: error)
      }
    }
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return Outcome(code: process.terminationStatus, text: text)
  }

  func build() async throws -> Outcome { try await swift("build", "-j", "2") }

  func run() async throws -> Outcome { try await swift("run", "--skip-build", "App") }
}
