internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the operations of one or more specs as a table.")

  @Argument(help: "The specs. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(settings.config, sources: sources)
    let listed =
      try specs.isEmpty ? file.allEntries() : Diagnosed(specs.map { file.entry(for: $0) })
    // Whoever chooses what to generate wants to see all there is.
    let chosen = selection.isEmpty ? nil : selection.over(Selection())
    let read = listed.value.map {
      readAPI($0.spec, load: sources.load, options: $0.options, choosing: chosen)
    }
    try reporting.reportErrors(
      listed.diagnostics + read.flatMap(\.diagnostics), sources: sources)
    for (entry, api) in zip(listed.value, read) {
      guard let api = api.value else { continue }
      let title = listed.value.count == 1 ? "" : "\(entry.spec)\n"
      let end = entry == listed.value.last ? "" : "\n"
      try write(title + operationTable(of: api) + end, to: reporting.resultStream)
    }
  }
}
