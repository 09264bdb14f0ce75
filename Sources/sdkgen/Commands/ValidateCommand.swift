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

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(settings.config, sources: sources)
    let entries = try file.entries(for: specs)
    let found = entries.value.map(selection.over).flatMap {
      generate($0.spec, load: sources.load, options: $0.options).diagnostics
    }

    try reporting.report(entries.diagnostics + found, sources: sources)
    let count = entries.value.count
    let warnings = (entries.diagnostics + found).inOrder().count(of: .warning)
    let remark =
      switch warnings {
      case 0: ""
      case 1: ", with 1 warning; '--strict' refuses it"
      default: ", with \(warnings) warnings; '--strict' refuses them"
      }
    reporting.say((count == 1 ? "1 spec is valid" : "\(count) specs are valid") + remark + ".")
  }
}
