import SDKGenConcurrency
package import SDKGenSwiftModel

/// Renders a file: its first line, then each declaration with the template of its kind.
package func render(_ file: SwiftFile, templates: TemplateSet) -> String {
  let width = SwiftFile.lineWidth(isIndented: file.namespace != nil)
  var declarations = file.declarations.concurrentMap { declaration in
    let text = templates.render(declaration.value, with: declaration.template)
    return acceptedByLinter(
      text.utf8.last == UInt8(ascii: "\n") ? String(text.dropLast()) : text, width: width)
  }
  if let namespace = file.namespace {
    let outside = file.declarations.prefix(while: \.isNamespace).count
    let inside = declarations[outside...].map(indented).joined(separator: "\n\n")
    declarations = Array(declarations[..<outside])
    if !inside.isEmpty { declarations.append("extension \(namespace) {\n\(inside)\n}") }
  }
  return FileHeader(api: file.api).line + "\n"
    + templates.render(RenderedFile(file: file, declarations: declarations), with: .file)
}

extension Declaration {
  /// Indicates that the declaration holds the others.
  fileprivate var isNamespace: Bool { if case .client = self { true } else { false } }
}

/// Adds a comment for the linter where a name is longer than a line may be, since it cannot be broken. Comments
/// may be longer.
private func acceptedByLinter(_ text: String, width: Int) -> String {
  let isTooLong = text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
    line.count > width && String(Substring(line)).count > width
      && !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }
  return isTooLong ? "// swift-format-ignore\n" + text : text
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  " + $0 }
    .joined(separator: "\n")
}
