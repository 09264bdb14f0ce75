internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

/// The options for reporting.
struct ReportOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  @Option(
    help: ArgumentHelp(
      "The format of reports: text on standard error, json or sarif on standard output.",
      valueName: "format"))
  var diagnostics = Format.text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false

  @Flag(help: "Show every note, and each of several equal ones and of equal warnings.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "When to use colours: on a terminal unless NO_COLOR is set, always, or never.",
      valueName: "when"))
  var color = ColorMode.auto

  /// Standard output belongs to the report when that is for machines.
  var resultStream: Stream { diagnostics == .text ? .output : .error }

  /// A line for people about what was done.
  func say(_ text: String) {
    if !quiet { writeError(text + "\n") }
  }
}

extension ReportOptions {
  /// Returns true if the diagnostics prevent anything from being written.
  func isWrong(_ found: [Diagnostic]) -> Bool { (strict ? found.strict() : found).hasErrors }
}
