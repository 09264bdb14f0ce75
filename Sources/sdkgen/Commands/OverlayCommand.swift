internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

struct OverlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overlay",
    abstract: "Print a document changed by overlays.",
    discussion: """
      Overlays are files of the Overlay Specification, 1.0 or 1.1, or JSON Merge Patches. They are \
      applied in order, as those in 'sdkgen.json' are before the document is read. The result is \
      JSON or YAML, as the document is; comments are lost.
      """)

  @Argument(help: "The document.")
  var document: String

  @Argument(help: "The overlays.")
  var overlays: [String]

  @OptionGroup var reporting: ReportOptions

  func run() throws {
    let sources = Sources()
    let overlaid = overlaidText(of: document, overlays: overlays, load: sources.load)
    try reporting.report(overlaid.diagnostics, sources: sources)
    if let text = overlaid.value { try write(text, to: reporting.resultStream) }
  }
}
