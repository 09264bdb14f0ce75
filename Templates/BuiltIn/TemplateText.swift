/// A template by its file name without `.mustache`.
package struct TemplateText: Equatable, Sendable {
  package var name: String
  package var text: String
  /// The path shown in diagnostics.
  package var file: String

  package init(name: String, text: String, file: String) {
    self.name = name
    self.text = text
    self.file = file
  }

  /// Every built-in template, in the order of their names.
  package static let builtIn = builtInTemplates.map {
    TemplateText(name: $0.name, text: $0.text, file: "\($0.name).mustache")
  }
}
