import Foundation
import TestSupport
import Testing

/// The built `sdkgen`, run as a process in a folder of its own.
struct Tool {
  /// Made for one test, and removed with it.
  let folder: Folder

  init(_ name: String = "tool") throws { folder = try Folder(name) }

  struct Result: CustomTestStringConvertible {
    var code: Int32
    var output: String
    var error: String

    var testDescription: String { "exit \(code)\n--- output\n\(output)--- error\n\(error)" }
  }

  func run(_ arguments: String..., environment: [String: String] = [:], in place: String = ".")
    async throws -> Result
  {
    try await run(arguments, environment: environment, in: place)
  }

  /// - `output`: where standard output goes; nil: into the result.
  func run(
    _ arguments: [String], environment: [String: String] = [:], in place: String = ".",
    output: FileHandle? = nil
  ) async throws -> Result {
    let run = try await ChildProcess.run(
      Self.executable.path, arguments, in: folder.url.appendingPathComponent(place),
      environment: environment, output: output.map { .descriptor($0.fileDescriptor) })
    #expect(!run.exit.isSignal, "sdkgen crashed")
    return Result(code: run.status, output: run.output, error: run.error)
  }

  /// Beside the test bundle, where SwiftPM builds it.
  static var executable: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("sdkgen")
  }
}
