internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

/// The options for reporting.
struct ReportOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  @Option(
    help: ArgumentHelp(
      "The format of diagnostics: text on standard error, json or sarif on standard output.",
      valueName: "format"))
  var diagnostics = Format.text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print nothing but diagnostics.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "When to use colours: on a terminal unless NO_COLOR is set, always, or never.",
      valueName: "when"))
  var color = ColorMode.auto

  /// The stream for results: standard output, unless a report for programs is written there.
  var resultStream: Stream { diagnostics == .text ? .output : .error }

  /// Prints a line about what was done, for people.
  func say(_ text: String) {
    if !quiet { writeError(text + "\n") }
  }
}

extension ReportOptions {
  /// Returns true if the diagnostics prevent anything from being written.
  func isWrong(_ found: [Diagnostic]) -> Bool { (strict ? found.strict() : found).hasErrors }
}
