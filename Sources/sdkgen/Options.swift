internal import ArgumentParser
internal import SDKGenDiagnostics
internal import SDKGenKit

/// The option that names the settings.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file to read instead of the nearest 'sdkgen.json'.", valueName: "file"))
  var config: String?
}

/// The options that select a part of an API.
struct SelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Generate only what matches, and what it needs. Can be repeated.",
      discussion: """
        KIND is operation (posts.get), tag (posts), path (/posts/{id}) or schema (Post); in the \
        pattern, * is any text and ? any character: 'operation=posts.*'. \
        'deprecated' alone is everything that is deprecated.
        """,
      valueName: "kind=pattern"),
    transform: selector)
  var include: [Selector] = []

  @Option(
    help: ArgumentHelp(
      "Leave out what matches, and the models that only it needs. Can be repeated.",
      valueName: "kind=pattern"),
    transform: selector)
  var exclude: [Selector] = []

  var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  /// Returns the settings with the selection of the flags, where there are some.
  func over(_ entry: Configuration.Entry) -> Configuration.Entry {
    var entry = entry
    entry.options.selection = over(entry.options.selection)
    return entry
  }

  /// Returns the selection of the flags, or that of the configuration where there are none.
  func over(_ configured: Selection) -> Selection {
    Selection(
      include: include.isEmpty ? configured.include : include,
      exclude: exclude.isEmpty ? configured.exclude : exclude)
  }
}

@Sendable private func selector(_ text: String) throws -> Selector {
  guard let selector = Selector(text) else { throw ValidationError(Selector.form) }
  return selector
}

/// The options for reporting.
struct ReportOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

  @Option(
    help: ArgumentHelp(
      "The format of reports: text on standard error, json or sarif on standard output.",
      valueName: "format"))
  var diagnostics = Format.text

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print only what is wrong.")
  var quiet = false

  @Flag(help: "Show every note, and each of several equal ones and of equal warnings.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "When to use colours: on a terminal unless NO_COLOR is set, always, or never.",
      valueName: "when"))
  var color = ColorMode.auto

  /// A report for machines has standard output to itself.
  var resultStream: Stream { diagnostics == .text ? .output : .error }

  /// Writes a line for people about what was done.
  func say(_ text: String) {
    if !quiet { writeError(text + "\n") }
  }

  /// Returns true if the diagnostics prevent anything from being written.
  func isWrong(_ found: [Diagnostic]) -> Bool { (strict ? found.strict() : found).hasErrors }

  /// Reports every diagnostic, and ends the command when one of them is an error.
  ///
  /// Text shows the lines of the `sources`, equal notes together, and of more than `notes` notes only the number: large
  /// documents have hundreds.
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

  /// Reports errors; the rest only to those who ask for it, but for what must be shown: whoever asks for a result wants
  /// to know why there is none.
  func reportErrors(
    _ found: [Diagnostic], sources: Sources, and isShown: (Diagnostic) -> Bool = { _ in false }
  ) throws {
    let isAsked = verbose || strict || diagnostics != .text
    try report(
      isAsked ? found : found.filter { $0.severity == .error || isShown($0) }, sources: sources)
  }

  private func reportText(_ found: [Diagnostic], _ sources: Sources, notes: Int) {
    let style = color.isOn(for: .error) ? TextStyle.colored : .plain
    let all = verbose ? found : found.grouped()
    let shown = all.limited(toNotes: quiet ? 0 : verbose ? .max : notes)
    writeError(shown.text(style: style) { sources.files[$0] })
    let left = all.count(of: .note) - shown.count(of: .note)
    if left > 0 { say("\(left) more note\(left == 1 ? "" : "s"); '--verbose' shows all") }
    if let summary = found.summary { say(summary) }
  }
}
