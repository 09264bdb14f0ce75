internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

extension ReportOptions {
  /// Reports everything that was found, and ends the command when an error is among it.
  ///
  /// `sources` are the files that were read: text shows the lines that are wrong.
  func report(_ found: [Diagnostic], sources: Sources) throws {
    let found = (strict ? found.strict() : found).inOrder()
    switch diagnostics {
    case .text: reportText(found, sources)
    case .json: write(found.json(), to: .output)
    case .sarif: write(found.sarif(version: toolVersion), to: .output)
    }
    if found.hasErrors { throw ExitCode(1) }
  }
}

extension ReportOptions {
  private func reportText(_ found: [Diagnostic], _ sources: Sources) {
    let style = color.isOn(for: .error) ? TextStyle.colored : .plain
    write(found.text(style: style) { sources.files[$0] }, to: .error)
    if let summary = found.summary { say(summary) }
  }
}
