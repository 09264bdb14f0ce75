import Mustache
package import SDKGenSwiftModel

/// The text of a file: each declaration through the template of its kind.
package func render(_ file: SwiftFile, templates: TemplateSet) -> String {
  var declarations = file.declarations.map { declaration in
    trimmed(templates.render(declaration.context, with: declaration.template))
  }
  if let namespace = file.namespace, !declarations.isEmpty {
    declarations = [
      "extension \(namespace) {\n" + declarations.map(indented).joined(separator: "\n\n") + "\n}"
    ]
  }
  return templates.render(FileContext(file: file, declarations: declarations), with: .file)
}

private func trimmed(_ text: String) -> String {
  text.hasSuffix("\n") ? String(text.dropLast()) : text
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }
    .joined(separator: "\n")
}
