import Foundation
import TestSupport
import Testing

/// How a `swift` command went.
struct Outcome {
  var code: Int32
  /// Standard output, then standard error.
  var text: String
}

extension Consumer {
  /// Runs `swift build` or the like in the consumer's folder.
  func swift(_ arguments: String...) async throws -> Outcome { try await swift(arguments) }

  func swift(_ arguments: [String]) async throws -> Outcome {
    let run = try await ChildProcess.run(
      "swift", arguments.prefix(1) + Self.lean + arguments.dropFirst(), in: folder,
      isFirstOfMany: true)
    return Outcome(code: run.status, text: run.output + run.error)
  }

  /// Without what only a debugger and an editor use: a quarter of the time.
  private static let lean = ["--disable-index-store", "-debug-info-format", "none"]

  func build() async throws -> Outcome { try await swift("build", "-j", "2") }

  func run() async throws -> Outcome { try await swift("run", "--skip-build", "App") }
}
