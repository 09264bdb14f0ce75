internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report every mistake in one or more specs, and write nothing.",
    discussion: """
      Every mistake is shown with its file, line and column, the line itself and, if there is a \
      likely one, the remedy. Without a spec, all that 'sdkgen.json' lists are checked.
      """)

  @Argument(help: "Specs to check. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let settings = specs.isEmpty ? Settings.find(nil, sources: sources) : nil
    if let settings, settings.file == nil {
      throw ValidationError("name a spec; there is no 'sdkgen.json' here or in a folder above")
    }
    let listed = settings?.configuration ?? Diagnosed(.init())
    let specs = self.specs + listed.value.entries.map(\.spec)
    let found = specs.flatMap { generate($0, load: sources.load).diagnostics }

    try reporting.report(listed.diagnostics + found, sources: sources)
    reporting.say(specs.count == 1 ? "1 spec is valid." : "\(specs.count) specs are valid.")
  }
}
