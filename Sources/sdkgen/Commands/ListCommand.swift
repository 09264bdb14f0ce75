internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the operations of a spec as a table.")

  @Argument(help: "The spec.")
  var spec: String

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let api = readAPI(spec, load: sources.load)
    try reporting.report(api.diagnostics, sources: sources)
    if let api = api.value { try write(operationTable(of: api), to: reporting.resultStream) }
  }
}
