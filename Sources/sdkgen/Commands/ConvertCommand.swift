internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert an OpenAPI or Swagger document to the spec format.",
    discussion: """
      The result is a spec to read or to continue with. It generates the same Swift, except for \
      comments that refer to the document. What the format cannot represent gets a warning. A file \
      that exists is not overwritten. The document's overlays, types, names and selection in \
      'sdkgen.json' apply here too.
      """)

  @Argument(help: "The OpenAPI or Swagger document.")
  var document: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, '<name>.sdk.json'. (default: print it)", valueName: "file")
  )
  var output: String?

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(settings.config, sources: sources)
    let options = selection.over(file.entry(for: document)).options
    let converted = convert(document, load: sources.load, options: options)
    var found = file.mistakes(concerning: [document]) + converted.diagnostics
    if let text = converted.value, let output, !reporting.isWrong(found) {
      found += save(text, to: output)
    }
    try reporting.report(found, sources: sources)

    guard let text = converted.value else { return }
    if let output {
      reporting.say("Wrote \(output).")
    } else {
      try write(text, to: reporting.resultStream)
    }
  }

  private func save(_ text: String, to path: String) -> [Diagnostic] {
    if DiskEntry(at: path) != .nothing { return [.fileExists(path)] }
    return writeFiles([FileChange(path, Array(text.utf8))])
  }
}
