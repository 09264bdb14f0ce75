import Mustache
import SDKGenConcurrency
package import SDKGenSwiftModel

/// The text of a file: each declaration through the template of its kind.
package func render(_ file: SwiftFile, templates: TemplateSet) -> String {
  var declarations = file.declarations.concurrentMap { declaration in
    let text = templates.render(declaration.context, with: declaration.template)
    return text.utf8.last == UInt8(ascii: "\n") ? String(text.dropLast()) : text
  }
  if let namespace = file.namespace {
    let outside = file.declarations.prefix(while: \.isNamespace).count
    let inside = declarations[outside...].map(indented).joined(separator: "\n\n")
    declarations = Array(declarations[..<outside])
    if !inside.isEmpty { declarations.append("extension \(namespace) {\n\(inside)\n}") }
  }
  return templates.render(FileContext(file: file, declarations: declarations), with: .file)
}

extension Declaration {
  /// It holds the others.
  fileprivate var isNamespace: Bool { if case .client = self { true } else { false } }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }
    .joined(separator: "\n")
}
