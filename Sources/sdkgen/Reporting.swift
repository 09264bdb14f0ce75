internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

extension ReportOptions {
  /// Reports every diagnostic, and ends the command when one of them is an error.
  ///
  /// `sources` are the files that were read, whose lines are shown in text. Beyond `notes` notes, text has
  /// only their number: large documents have hundreds.
  func report(_ found: [Diagnostic], sources: Sources, notes: Int = .max) throws {
    let found = (strict ? found.strict() : found).inOrder()
    switch diagnostics {
    case .text: reportText(found, sources, notes: notes)
    case .json: try write(found.json(), to: .output)
    case .sarif:
      try write(found.sarif(rules: DiagnosticCatalogue.all, version: toolVersion), to: .output)
    }
    if found.hasErrors { throw ExitCode(1) }
  }
}

extension ReportOptions {
  private func reportText(_ found: [Diagnostic], _ sources: Sources, notes: Int) {
    let style = color.isOn(for: .error) ? TextStyle.colored : .plain
    var left = quiet ? 0 : notes
    let shown = found.filter { diagnostic in
      if diagnostic.severity != .note { return true }
      left -= 1
      return left >= 0
    }
    writeError(shown.text(style: style) { sources.files[$0] })
    if left < 0 { say("\(-left) more note\(left == -1 ? "" : "s"); 'sdkgen validate' shows all") }
    if let summary = found.summary { say(summary) }
  }
}
