internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

extension ReportOptions {
  /// Reports everything that was found, and ends the command when an error is among it.
  ///
  /// `sources` are the files that were read: text shows the lines that are wrong.
  func report(_ found: [Diagnostic], sources: Sources) throws {
    let found = strict ? found.strict() : found
    switch diagnostics {
    case .text: write(renderText(found, sources, isColored: color.isOn(for: .error)), to: .error)
    case .json: write(renderJSON(found), to: .output)
    case .sarif: write(renderSARIF(found), to: .output)
    }
    if found.hasErrors { throw ExitCode(1) }
  }
}
