internal import ArgumentParser
internal import Foundation

exit(run(Array(CommandLine.arguments.dropFirst())))

/// Runs one command line and says what the process ends with: 0 done, 1 a spec has errors or
/// `--check` found a difference, 2 wrong usage.
func run(_ arguments: [String]) -> Int32 {
  do {
    var command = try SDKGen.parseAsRoot(arguments)
    try command.run()
    return 0
  } catch {
    // A command that has said everything already ends with a bare code.
    if let code = error as? ExitCode { return code.rawValue }
    let isHelp = SDKGen.exitCode(for: error).isSuccess
    write(SDKGen.fullMessage(for: error) + "\n", to: isHelp ? .output : .error)
    return isHelp ? 0 : 2
  }
}
