internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenFiles
internal import SDKGenKit

struct SnippetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippets",
    abstract: "Print how Swift calls each operation, as Markdown or for an OpenAPI document.",
    discussion: """
      A call has a value for each argument that it needs: an example of the spec, or one that is \
      made up. With '--overlay' the result is an overlay that adds the calls to the document as \
      'x-codeSamples', which Redoc, Scalar and others show: 'sdkgen overlay DOCUMENT RESULT' \
      applies it. The settings in 'sdkgen.json' apply here too.
      """)

  @Argument(help: "The specs. (default: all that 'sdkgen.json' lists)")
  var specs: [String] = []

  @Flag(help: "Print an overlay of one OpenAPI or Swagger document.")
  var overlay = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, in place of one that is there. (default: print it)", valueName: "file"))
  var output: String?

  @OptionGroup var settings: SettingsOptions

  @OptionGroup var selection: SelectionOptions

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let file = ConfigurationFile(settings.config, sources: sources)
    let entries = try file.entries(for: specs)
    if overlay, entries.value.count > 1 {
      throw ValidationError("an overlay is of one document; name it")
    }
    let made = entries.value.map(selection.over).map { entry in
      overlay
        ? snippetOverlay(of: entry.spec, load: sources.load, options: entry.options)
        : snippetPage(of: entry.spec, load: sources.load, options: entry.options)
    }
    var found = entries.diagnostics + made.flatMap(\.diagnostics)
    let text = made.compactMap(\.value).joined(separator: "\n")
    if let output, !reporting.isWrong(found) {
      if sources.files.keys.contains(where: { isSameFile($0, output) }) {
        throw ValidationError("'\(output)' is read for the result; choose another '--output'")
      }
      found += writeFiles([FileChange(output, Array(text.utf8))])
    }
    try reporting.reportErrors(found, sources: sources, and: \.isAboutSnippets)
    if let output {
      reporting.say("Wrote \(output).")
    } else {
      try write(text, to: reporting.resultStream)
    }
  }
}
