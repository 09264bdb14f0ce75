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
    let listed =
      try specs.isEmpty
      ? ConfigurationFile(nil, sources: sources).allEntries().specs
      : Diagnosed(specs)
    let read = listed.value.map { readAPI($0, load: sources.load) }
    try reporting.report(listed.diagnostics + read.flatMap(\.diagnostics), sources: sources)
    for (spec, api) in zip(listed.value, read) {
      guard let api = api.value else { continue }
      let title = listed.value.count == 1 ? "" : "\(spec)\n"
      let end = spec == listed.value.last ? "" : "\n"
      try write(title + operationTable(of: api) + end, to: reporting.resultStream)
    }
  }
}

extension Diagnosed<[Configuration.Entry]> {
  fileprivate var specs: Diagnosed<[String]> { .init(value.map(\.spec), diagnostics) }
}
