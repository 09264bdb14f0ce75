internal import Foundation
internal import SDKGenDiagnostics
internal import SDKGenKit

/// Runs the generator on a case, and finds what must not be.
struct Trial {
  private var input: FuzzCase
  private(set) var problems: [String] = []
  /// The files that were generated without an error.
  private(set) var output: [OutputFile] = []

  init(_ input: FuzzCase) {
    self.input = input
    let files = input.seed.files
    let load: Load = { path in
      guard let bytes = files[normalized(path)] else { throw NoFile(path: path) }
      return bytes
    }
    let settings = settings
    let options = options(settings.value.entries.first)
    let made = generate(input.seed.name, load: load, options: options)
    check(settings.diagnostics + made.diagnostics, files)
    if made.hasErrors != made.value.isEmpty, !made.value.isEmpty {
      problems.append("errors and files at once")
    }

    let again = generate(input.seed.name, load: load, options: options)
    if made.value != again.value { problems.append("other files the second time") }
    if made.diagnostics != again.diagnostics {
      problems.append("other diagnostics the second time")
    }

    let api = readAPI(input.seed.name, load: load)
    if let api = api.value { _ = operationTable(of: api) }
    let converted = convert(input.seed.name, load: load, options: options)
    let isWhole = !converted.diagnostics.contains {
      ["left-out", "not-convertible"].contains($0.id)
    }
    if let text = converted.value, isWhole { checkConverted(text, beside: made) }
    if !(settings.diagnostics + made.diagnostics).hasErrors { output = made.value }
    checkNames()
  }

  private var settings: Diagnosed<Configuration> {
    guard let bytes = input.settings else { return Diagnosed(.init()) }
    return Configuration.read(bytes, file: "sdkgen.json")
  }

  private func options(_ entry: Configuration.Entry?) -> GenerationOptions {
    var options = entry?.options ?? GenerationOptions()
    options.templates = input.templates
    return options
  }

  private mutating func check(_ diagnostics: [Diagnostic], _ files: [String: [UInt8]]) {
    // The parser takes many times the memory of a report.
    let diagnostics = Array(diagnostics.prefix(10_000))
    for text in [
      diagnostics.json(), diagnostics.sarif(rules: DiagnosticCatalogue.all, version: "1"),
    ] {
      if (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil {
        problems.append("a report that is no JSON")
      }
    }
    _ = diagnostics.inOrder().text { files[$0] }
    let known = Set(DiagnosticCatalogue.all.map(\.id))
    for diagnostic in diagnostics where !known.contains(diagnostic.id) {
      problems.append("no explanation of \(diagnostic.id)")
    }
  }

  /// Checks that the spec `convert` writes means the same, unless it says that something is left out.
  private mutating func checkConverted(_ text: String, beside made: Diagnosed<[OutputFile]>) {
    let read = generate("a.sdk.json", load: { _ in Array(text.utf8) })
    if let wrong = read.diagnostics.first(where: { $0.severity == .error }) {
      return problems.append("convert writes a spec that is wrong: \(wrong.id)")
    }
    guard input.settings == nil, input.templates.isEmpty, !made.hasErrors else { return }
    let (before, after) = (code(in: made.value), code(in: read.value))
    if let (line, other) = zip(before, after).first(where: { $0 != $1 }) {
      return problems.append("convert changes \(line) to \(other)")
    }
    if before.count != after.count { problems.append("convert changes the number of lines") }
    if made.value.map(\.name) != read.value.map(\.name) { problems.append("convert changes names") }
  }

  /// The lines that are no comments, which say where things stand, sorted: an alias may stand
  /// elsewhere in a spec than in its document.
  private func code(in files: [OutputFile]) -> [Substring] {
    files.flatMap { file in
      file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }.sorted()
  }

  /// Files of one name, or of a name that leads elsewhere.
  private mutating func checkNames() {
    var names: Set<String> = []
    for file in output {
      if !names.insert(file.name).inserted { problems.append("two files of one name") }
      if file.name.contains("/") || file.name.hasPrefix(".") {
        problems.append("a file name that is none")
      }
    }
  }
}

private struct NoFile: Error, CustomStringConvertible {
  var path: String
  var description: String { "cannot read '\(path)': there is no such file" }
}
