internal import ArgumentParser
internal import Foundation
internal import SDKGenBuild
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

prepareStreams()
let arguments = Array(CommandLine.arguments.dropFirst())
// A package with a prebuilt tool has no other tool for its plugin.
if arguments.first == "build-for-plugin" { exit(runBuild(Array(arguments.dropFirst()))) }
exit(run(arguments))

/// Runs one command line and returns the exit code: 0 done, 1 a spec has errors or `--check` found a
/// difference, 2 wrong usage.
func run(_ arguments: [String]) -> Int32 {
  do {
    try refuseUnknownHelp(arguments)
    var command = try SDKGen.parseAsRoot(arguments)
    try command.run()
    return 0
  } catch {
    // A command that has reported everything already ends with a bare code.
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = error as? FileFailure { return refuse(failure) }
    let message = SDKGen.fullMessage(for: error) + "\n"
    guard SDKGen.exitCode(for: error).isSuccess else {
      writeError(message)
      return 2
    }
    do {
      try write(message, to: .output)
      return 0
    } catch {
      return refuse(error)
    }
  }
}

/// Refuses to show the help of all for a command that there is not.
private func refuseUnknownHelp(_ arguments: [String]) throws {
  guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-") else { return }
  let commands = SDKGen.configuration.subcommands.map { $0._commandName } + ["help"]
  if commands.contains(arguments[1]) { return }
  throw ValidationError(
    "there is no command '\(arguments[1])'\(suggestion(for: arguments[1], among: commands))")
}

private func refuse(_ failure: FileFailure) -> Int32 {
  writeError("error: \(failure)\n")
  return 1
}

/// The root of the command line. Without a subcommand it generates.
struct SDKGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdkgen",
    abstract: "Generates a Swift client from a description of an HTTP API.",
    usage: """
      sdkgen [<spec> ...] [<options>]
      sdkgen <command> [<arguments>]
      """,
    discussion: """
      Without arguments, it generates all that 'sdkgen.json' lists, in the current folder or in the \
      nearest one above.

      'sdkgen help generate' shows its options.

      Exit codes: 0 success; 1 a spec has errors or --check found a difference; 2 wrong usage.
      """,
    version: toolVersion,
    subcommands: [
      GenerateCommand.self, ValidateCommand.self, InitCommand.self, ListCommand.self,
      DiffCommand.self, ConvertCommand.self, OverlayCommand.self, SnippetsCommand.self,
      ServeCommand.self, SchemaCommand.self, TemplatesCommand.self, ExplainCommand.self,
    ],
    defaultSubcommand: GenerateCommand.self)
}
