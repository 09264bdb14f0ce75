import Foundation
import PackagePlugin

/// Runs `sdkgen` in the package's folder: `swift package sdkgen --check`.
@main
struct SDKGenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "sdkgen").url, arguments, in: context.package.directoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SDKGenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "sdkgen").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif

/// Runs the tool to its end; its output is that of the plugin, and its exit code too.
private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
  var arguments = ArgumentExtractor(arguments)
  // Xcode names the targets that were chosen; `sdkgen.json` says which there are.
  _ = arguments.extractOption(named: "target")
  let process = Process()
  process.executableURL = tool
  process.arguments = arguments.remainingArguments
  process.currentDirectoryURL = folder
  try process.run()
  process.waitUntilExit()
  // It has said why.
  if process.terminationReason == .exit, process.terminationStatus != 0 {
    exit(process.terminationStatus)
  }
  guard process.terminationReason == .exit else { throw Crash(signal: process.terminationStatus) }
}

private struct Crash: Error, CustomStringConvertible {
  var signal: Int32
  var description: String { "sdkgen was ended by the signal \(signal)" }
}
