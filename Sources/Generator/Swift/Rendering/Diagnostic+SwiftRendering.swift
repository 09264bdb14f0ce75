package import SDKGenDiagnostics
import SDKGenTemplates

/// Mistakes in templates.
extension DiagnosticRule {
  static let unknownTemplate = error(
    "unknown-template",
    "The file replaces none of the built-in templates; 'sdkgen templates' lists them.")
  static let badTemplate = error(
    "bad-template", "The template has a tag that cannot be read, or a section without end.")
  static let unknownTemplateName = error(
    "unknown-template-name",
    "A template uses a name that has no value here; it would silently be empty.")
  static let misusedTemplateName = error(
    "misused-template-name",
    "A condition or a list stands where only a text can; it is written as a section.")
  static let unknownPartial = error(
    "unknown-partial", "A template includes one that does not exist.")
  static let recursivePartial = error(
    "recursive-partial", "A template includes itself, directly or through others.")
  static let templateTooDeep = error(
    "template-too-deep",
    "Sections are nested deeper, or partials included more often, than any layout needs.")
}

package let renderingRules: [DiagnosticRule] = [
  .unknownTemplate, .badTemplate, .unknownTemplateName, .misusedTemplateName, .unknownPartial,
  .recursivePartial, .templateTooDeep,
]

extension Diagnostic {
  static func unknownTemplate(_ source: TemplateText, known: [String]) -> Self {
    Self(
      .unknownTemplate, at: SourceLocation(file: source.file, line: 1, column: 1),
      "no template is named '\(source.name)'; \(meant(by: source.name, among: known) ?? "they are \(list(known))")"
    )
  }

  static func badTag(at location: SourceLocation) -> Self {
    Self(
      .badTemplate, at: location,
      """
      this is not a tag; tags are {{name}}, {{#name}}, {{^name}}, {{/name}}, {{>template}} and \
      {{! comment}}
      """)
  }

  static func wrongSectionEnd(
    _ name: String, open: String?, at location: SourceLocation
  ) -> Self {
    let reason = open.map { "the open section is '\($0)'" } ?? "no section is open"
    return Self(.badTemplate, at: location, "'\(name)' ends here, but \(reason)")
  }

  static func openSection(_ name: String, at location: SourceLocation) -> Self {
    Self(.badTemplate, at: location, "the section '\(name)' does not end; add {{/\(name)}}")
  }

  static func unknownTemplateName(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownTemplateName, at: location,
      "there is no '\(name)' here; \(meant(by: name, among: known) ?? "there are \(list(known))")")
  }

  /// `{{cases}}`
  static func notText(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .misusedTemplateName, at: location,
      "'\(name)' is no text; write {{#\(name)}} and {{/\(name)}} around what depends on it")
  }

  static func unknownPartial(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownPartial, at: location,
      "no template is named '\(name)'; \(meant(by: name, among: known) ?? "they are \(list(known))")"
    )
  }

  static func recursivePartial(_ name: String, at location: SourceLocation) -> Self {
    Self(.recursivePartial, at: location, "the template '\(name)' includes itself")
  }

  static func templateTooDeep(at location: SourceLocation) -> Self {
    Self(
      .templateTooDeep, at: location,
      """
      sections are nested at most \(TemplateReader.limits.sections) deep; close some, or move the \
      inner ones to a partial
      """)
  }

  /// `{{>a}}{{>a}}`, where `a` is `{{>b}}{{>b}}`, and so on.
  static func tooManyPartials(at location: SourceLocation) -> Self {
    Self(
      .templateTooDeep, at: location,
      """
      a template includes at most \(TemplateReader.limits.partials) partials, counting those in \
      partials
      """)
  }
}

private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

/// Returns `did you mean 'method'?`; nil when nothing is near. A name that the word begins or that begins it is near:
/// `structure` for `struct`.
private func meant(by word: String, among known: [String]) -> String? {
  let near =
    nearest(to: word, in: known)
    ?? known.first { word.count > 2 && ($0.hasPrefix(word) || word.hasPrefix($0)) }
  return near.map { "did you mean '\($0)'?" }
}
