import Mustache
package import SDKGenDiagnostics

/// Mistakes in templates.
enum TemplateDiagnostic: DiagnosticKind {
  case unknownTemplate, badTemplate, unknownTemplateName, unknownPartial, recursivePartial
  case templateTooDeep, escapingTemplate

  var rule: DiagnosticRule {
    switch self {
    case .unknownTemplate:
      .error(
        "unknown-template",
        "The file replaces none of the built-in templates; 'sdkgen templates' lists them.")
    case .badTemplate: .error("bad-template", "The template engine cannot read the file.")
    case .unknownTemplateName:
      .error(
        "unknown-template-name",
        "A template uses a name that has no value here; it would silently be empty.")
    case .unknownPartial: .error("unknown-partial", "A template includes one that does not exist.")
    case .recursivePartial:
      .error("recursive-partial", "A template includes itself, directly or through others.")
    case .templateTooDeep:
      .error(
        "template-too-deep",
        "Sections or partials are nested deeper, or included more often, than any layout needs.")
    case .escapingTemplate:
      .error(
        "escaping-template",
        """
        Without '{{% CONTENT_TYPE:TEXT}}' in its first line a template is escaped for HTML, and '<' \
        becomes '&lt;'.
        """)
    }
  }
}

/// Every kind of diagnostic of rendering.
package let renderingRules = rules(of: TemplateDiagnostic.self)

extension Diagnostic {
  /// A file in the user's folder that replaces none of the templates.
  static func unknownTemplate(_ source: TemplateSet.Source, known: [String]) -> Self {
    Diagnostic(
      TemplateDiagnostic.unknownTemplate, at: start(of: source),
      "no template is named '\(source.name)'; they are \(known.joined(separator: ", "))")
  }

  /// A file that the template engine cannot read.
  static func badTemplate(
    _ source: TemplateSet.Source, _ error: MustacheTemplate.ParserError
  ) -> Self {
    let location = SourceLocation(
      file: source.file, line: error.context.lineNumber, column: max(1, error.context.columnNumber))
    return Diagnostic(TemplateDiagnostic.badTemplate, at: location, words(for: error.error))
  }

  static func badTemplate(_ source: TemplateSet.Source, _ reason: String) -> Self {
    Diagnostic(
      TemplateDiagnostic.badTemplate, at: start(of: source),
      "the template cannot be read: \(reason)")
  }

  private static func start(of source: TemplateSet.Source) -> SourceLocation {
    SourceLocation(file: source.file, line: 1, column: 1)
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
  static func unknownTemplateName(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      TemplateDiagnostic.unknownTemplateName, at: location,
      "there is no '\(name)' here; there are \(known.joined(separator: ", "))")
  }

  static func unknownPartial(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      TemplateDiagnostic.unknownPartial, at: location,
      "no template is named '\(name)'; they are \(known.joined(separator: ", "))")
  }

  static func recursivePartial(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      TemplateDiagnostic.recursivePartial, at: location, "the template '\(name)' includes itself")
  }

  /// More open sections than the engine can handle.
  static func templateTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      TemplateDiagnostic.templateTooDeep, at: location,
      "sections are nested at most \(maximumSections) deep; close some, or move the inner ones to a partial"
    )
  }

  /// `{{a(b(c(name)))}}`, and so on.
  static func transformsTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      TemplateDiagnostic.templateTooDeep, at: location,
      "transforms are nested at most \(maximumSections) deep")
  }

  /// `{{>a}}{{>a}}`, where `a` is `{{>b}}{{>b}}`, and so on.
  static func tooManyPartials(at location: SourceLocation) -> Self {
    Diagnostic(
      TemplateDiagnostic.templateTooDeep, at: location,
      "a template includes at most \(TemplateCheck.maximumPartials) partials, counting those in partials"
    )
  }

  /// `{{=<% %>=}}`
  static func templateDelimiters(at location: SourceLocation) -> Self {
    Diagnostic(
      TemplateDiagnostic.badTemplate, at: location,
      "the delimiters of a template are '{{' and '}}' throughout")
  }

  /// A template that the engine would escape for HTML.
  static func escapingTemplate(_ source: TemplateSet.Source) -> Self {
    Diagnostic(
      TemplateDiagnostic.escapingTemplate, at: start(of: source),
      "a template begins with {{% CONTENT_TYPE:TEXT}}; without it '<' would become '&lt;'")
  }
}
