package import SDKGenDiagnostics
package import SDKGenTemplates

/// The templates of a run, read and checked: the built-in ones, or the user's instead.
package struct TemplateSet: Sendable {
  private var parts: [TemplateName: [TemplatePart]] = [:]

  /// Reads the templates of the tool; a user's replace those of the same name.
  package static func make(replacing sources: [TemplateText] = []) -> Diagnosed<TemplateSet> {
    let replaced = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let used = TemplateText.builtIn.map { replaced[$0.name] ?? $0 }
    let known = used.map(\.name)
    var problems = sources.filter { !known.contains($0.name) }
      .map { Diagnostic.unknownTemplate($0, known: known) }
    var reader = TemplateReader(used)
    var set = TemplateSet()
    for template in TemplateName.allCases { set.parts[template] = reader.parts(of: template) }
    // A partial is read wherever it is included.
    var seen: Set<Diagnostic> = []
    problems += reader.problems.filter { seen.insert($0).inserted }
    return Diagnosed(set, problems)
  }

  func render(_ value: any TemplateValue, with template: TemplateName, depth: Int = 0) -> String {
    parts[template]?.render(value.holeValues, Layout(depth: depth)) ?? ""
  }
}
