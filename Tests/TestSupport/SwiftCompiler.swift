#if os(Linux) || os(macOS)
  internal import Foundation

  /// The compiler, which sees the modules of this build.
  package enum SwiftCompiler {
    /// Runs `swiftc` with these arguments.
    package static func run(_ arguments: [String]) async throws -> ChildProcess.Outcome {
      try await ChildProcess.run("swiftc", search() + arguments)
    }

    /// Compiles files with these flags. The driver is a quarter of the time that a small module takes, so it is asked
    /// once for each list of flags what it would run.
    package static func run(
      _ flags: [String], on files: [String]
    ) async throws -> ChildProcess.Outcome {
      let command = try await commands.command(for: search() + flags)
      return try await ChildProcess.run("sh", ["-c", command, "sh"] + files)
    }

    private static let commands = CompilerCommands()

    private static func search() throws -> [String] {
      guard let modules else { throw NoModules() }
      // A module in C is found by its map, which SwiftPM puts elsewhere.
      let helpers = modules.deletingLastPathComponent().appending(path: "COpenCombineHelpers.build")
      return ["-parse-as-library", "-I", modules.path, "-I", helpers.path]
    }

    private struct NoModules: Error, CustomStringConvertible {
      var description: String { "no module SDKRuntime beside the tests" }
    }

    /// Where the package's build put its modules: near the tests. On a Mac the program is a helper
    /// of the toolchain's, and the bundle of tests is one of its arguments.
    private static let modules: URL? = CommandLine.arguments.lazy.compactMap { argument -> URL? in
      var folder = URL(filePath: argument).deletingLastPathComponent()
      for _ in 0..<6 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          let module = candidate.appending(path: "SDKRuntime.swiftmodule")
          if FileManager.default.fileExists(atPath: module.path) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
      return nil
    }.first
  }

  /// The commands of the compiler by the flags of its driver.
  private actor CompilerCommands {
    private var commands: [[String]: Task<String, any Error>] = [:]

    /// Returns a command of the shell, whose arguments are the files.
    func command(for flags: [String]) async throws -> String {
      if let known = commands[flags] { return try await known.value }
      let command = Task { try await Self.find(flags) }
      commands[flags] = command
      return try await command.value
    }

    private static func find(_ flags: [String]) async throws -> String {
      let file = FileManager.default.temporaryDirectory.appending(
        path: "sdkgen-\(UUID().uuidString).swift")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let run = try await ChildProcess.run("swiftc", ["-###"] + flags + [file.path])
      let lines = run.output.split(separator: "\n")
      guard run.isSuccess, lines.count == 1, lines[0].contains(file.path) else {
        throw NoCommand(output: run.output + run.error)
      }
      // A file of the driver's that only names further outputs; it stays behind.
      let map = try Regex("-supplementary-output-file-map (\\S+) ", as: (Substring, Substring).self)
      if let path = lines[0].firstMatch(of: map)?.1 {
        try? FileManager.default.removeItem(
          at: URL(filePath: String(path)).deletingLastPathComponent())
      }
      return "exec " + lines[0].replacing(map, with: "").replacing(file.path, with: #""$@""#)
    }

    private struct NoCommand: Error, CustomStringConvertible {
      let output: String
      var description: String { "no command of the compiler: \(output)" }
    }
  }
#endif
