#if os(Linux) || os(macOS)
  internal import Foundation

  /// The compiler, which sees the modules of this build.
  package enum SwiftCompiler {
    /// Runs `swiftc` with these arguments.
    package static func run(_ arguments: [String]) async throws -> ChildProcess.Outcome {
      guard let modules else { throw NoModules() }
      // A module in C is found by its map, which SwiftPM puts elsewhere.
      let helpers = modules.deletingLastPathComponent().appending(path: "COpenCombineHelpers.build")
      return try await ChildProcess.run(
        "swiftc", ["-parse-as-library", "-I", modules.path, "-I", helpers.path] + arguments)
    }

    private struct NoModules: Error, CustomStringConvertible {
      var description: String { "no module SDKRuntime beside the tests" }
    }

    /// Where the package's build put its modules.
    private static let modules: URL? = {
      var folder = URL(filePath: CommandLine.arguments.first ?? ".").deletingLastPathComponent()
      for _ in 0..<6 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          let module = candidate.appending(path: "SDKRuntime.swiftmodule")
          if FileManager.default.fileExists(atPath: module.path) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
      return nil
    }()
  }
#endif
