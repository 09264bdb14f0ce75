import Mustache
import SDKGenDiagnostics

extension Diagnostic {
  /// Every diagnostic of this stage.
  package static let allRenderingIDs = [
    "unknown-template", "bad-template", "unknown-template-name", "unknown-partial",
    "recursive-partial", "escaping-template",
    "template-too-deep",
  ]

  /// A file in the user's folder that replaces no template.
  static func unknownTemplate(_ source: TemplateSet.Source, known: [String]) -> Self {
    let start = SourceLocation(file: source.file, line: 1, column: 1)
    return Diagnostic(
      "unknown-template", .error, at: start,
      "no template is named '\(source.name)'; they are \(known.joined(separator: ", "))")
  }

  /// A template that the engine cannot read.
  static func badTemplate(
    _ source: TemplateSet.Source, _ error: MustacheTemplate.ParserError
  ) -> Self {
    let location = SourceLocation(
      file: source.file, line: error.context.lineNumber, column: max(1, error.context.columnNumber))
    return Diagnostic("bad-template", .error, at: location, words(for: error.error))
  }

  static func badTemplate(_ source: TemplateSet.Source, _ reason: String) -> Self {
    Diagnostic(
      "bad-template", .error, at: SourceLocation(file: source.file, line: 1, column: 1),
      "the template cannot be read: \(reason)")
  }

  private static func words(for error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .sectionCloseNameIncorrect: "a section is closed that is not the one open here"
    case .unfinishedName: "expected '}}'"
    case .expectedSectionEnd: "a section is not closed"
    default: "the template cannot be read: \(error)"
    }
  }

  /// A name that would be left empty.
  static func unknownTemplateName(_ name: String, known: [String], at location: SourceLocation)
    -> Self
  {
    Diagnostic(
      "unknown-template-name", .error, at: location,
      "there is no '\(name)' here; there are \(known.joined(separator: ", "))")
  }

  static func unknownPartial(_ name: String, known: [String], at location: SourceLocation) -> Self {
    Diagnostic(
      "unknown-partial", .error, at: location,
      "no template is named '\(name)'; they are \(known.joined(separator: ", "))")
  }

  static func recursivePartial(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic("recursive-partial", .error, at: location, "the template '\(name)' contains itself")
  }

  /// A template with more nested sections than the engine can read.
  static func templateTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: location,
      "sections stand at most \(maximumSections) deep in each other; close some, or move the inner ones to a partial"
    )
  }

  /// `{{a(b(c(name)))}}`, and so on.
  static func transformsTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: location,
      "transforms stand at most \(maximumSections) deep in each other")
  }

  /// `{{>a}}{{>a}}`, where `a` is `{{>b}}{{>b}}`, and so on.
  static func tooManyPartials(at location: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: location,
      "a template includes at most \(TemplateCheck.maximumPartials) partials, those in partials with them"
    )
  }

  /// `{{=<% %>=}}`
  static func templateDelimiters(at location: SourceLocation) -> Self {
    Diagnostic(
      "bad-template", .error, at: location,
      "the delimiters of a template are '{{' and '}}' throughout"
    )
  }

  /// A template that would be escaped for HTML, as the engine does by default.
  static func escapingTemplate(_ source: TemplateSet.Source) -> Self {
    Diagnostic(
      "escaping-template", .error, at: SourceLocation(file: source.file, line: 1, column: 1),
      "a template begins with {{% CONTENT_TYPE:TEXT}}; without it '<' would become '&lt;'")
  }
}
