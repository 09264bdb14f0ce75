import Foundation
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

  /// Output goes to files, so that no full pipe can hold the process up; standard output to `output`
  /// if there is one.
  func run(
    _ arguments: [String], environment: [String: String] = [:], in place: String = ".",
    output: FileHandle? = nil
  ) async throws -> Result {
    let streams = try Folder("streams")
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url.appendingPathComponent(place)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let file = try streams.handle("output")
    process.standardOutput = output ?? file
    process.standardError = try streams.handle("error")
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        ended.resume(throwing: error)
      }
    }
    #expect(process.terminationReason == .exit, "sdkgen crashed")
    return Result(
      code: process.terminationStatus, output: try streams.read("output"),
      error: try streams.read("error"))
  }

  /// Beside the test bundle, where SwiftPM builds it.
  private static var executable: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let bundle = bundles.first ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return bundle.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("sdkgen")
  }
}
