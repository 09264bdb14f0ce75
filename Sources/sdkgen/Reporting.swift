internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

extension ReportOptions {
  /// Reports every diagnostic, and ends the command when one of them is an error.
  ///
  /// `sources` are the files that were read, whose lines are shown in text. Beyond `notes` notes, text has
  /// only their number, and equal ones are together: large documents have hundreds.
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
    let shown = found.shown(notes: quiet ? 0 : verbose ? .max : notes, each: verbose)
    writeError(shown.text(style: style) { sources.files[$0] })
    let grouped = verbose ? found.count(of: .note) : found.grouped().count(of: .note)
    let left = grouped - shown.count(of: .note)
    if left > 0 { say("\(left) more note\(left == 1 ? "" : "s"); '--verbose' shows all") }
    if let summary = found.summary { say(summary) }
  }
}

extension [Diagnostic] {
  /// Returns what a report shows: at most so many notes, and equal ones together unless each is asked for.
  fileprivate func shown(notes: Int, each: Bool) -> [Diagnostic] {
    (each ? self : grouped()).limited(toNotes: notes)
  }
}
