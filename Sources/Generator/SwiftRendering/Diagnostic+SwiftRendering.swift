import Mustache
import SDKGenDiagnostics

extension Diagnostic {
  /// Every diagnostic of this stage.
  package static let allRenderingIDs = [
    "unknown-template", "bad-template", "unknown-template-name", "unknown-partial",
    "recursive-partial", "escaping-template",
    "template-too-deep",
  ]

  /// A file in the user's folder that replaces none of the templates.
  static func unknownTemplate(_ source: TemplateSet.Source, known: [String]) -> Self {
    let start = SourceLocation(file: source.file, line: 1, column: 1)
    return Diagnostic(
      "unknown-template", .error, at: start,
      "no template is named '\(source.name)'; they are \(known.joined(separator: ", "))")
  }

  /// The template engine cannot read it.
  static func badTemplate(
    _ source: TemplateSet.Source, _ error: MustacheTemplate.ParserError
  ) -> Self {
    let place = SourceLocation(
      file: source.file, line: error.context.lineNumber, column: max(1, error.context.columnNumber))
    return Diagnostic("bad-template", .error, at: place, words(for: error.error))
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

  /// A hole that would stay empty.
  static func unknownTemplateName(_ name: String, _ known: [String], _ place: SourceLocation)
    -> Self
  {
    Diagnostic(
      "unknown-template-name", .error, at: place,
      "there is no '\(name)' here; there are \(known.joined(separator: ", "))")
  }

  static func unknownPartial(_ name: String, _ place: SourceLocation, _ known: [String]) -> Self {
    Diagnostic(
      "unknown-partial", .error, at: place,
      "no template is named '\(name)'; they are \(known.joined(separator: ", "))")
  }

  static func recursivePartial(_ name: String, _ place: SourceLocation) -> Self {
    Diagnostic("recursive-partial", .error, at: place, "the template '\(name)' contains itself")
  }

  /// More sections are open than the engine bears.
  static func templateTooDeep(_ place: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: place,
      "sections stand at most \(maximumSections) deep in each other; close some, or move the inner ones to a partial"
    )
  }

  /// `{{a(b(c(name)))}}`, and so on.
  static func transformsTooDeep(_ place: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: place,
      "transforms stand at most \(maximumSections) deep in each other")
  }

  /// `{{>a}}{{>a}}`, where `a` is `{{>b}}{{>b}}`, and so on.
  static func tooManyPartials(_ place: SourceLocation) -> Self {
    Diagnostic(
      "template-too-deep", .error, at: place,
      "a template includes at most \(TemplateCheck.maximumPartials) partials, those in partials with them"
    )
  }

  /// `{{=<% %>=}}`
  static func templateDelimiters(_ place: SourceLocation) -> Self {
    Diagnostic(
      "bad-template", .error, at: place, "the delimiters of a template are '{{' and '}}' throughout"
    )
  }

  /// The engine escapes for HTML unless told otherwise.
  static func escapingTemplate(_ source: TemplateSet.Source) -> Self {
    Diagnostic(
      "escaping-template", .error, at: SourceLocation(file: source.file, line: 1, column: 1),
      "a template begins with {{% CONTENT_TYPE:TEXT}}; without it '<' would become '&lt;'")
  }
}
