internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the operations of one or more specs as a table.")

  @Argument(help: "The specs. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(nil, sources: sources)
    let listed =
      try specs.isEmpty ? file.allEntries() : Diagnosed(specs.map { file.entry(for: $0) })
    let read = listed.value.map { readAPI($0.spec, load: sources.load, options: $0.options) }
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
