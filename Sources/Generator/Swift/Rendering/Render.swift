import SDKGenDiagnostics

/// Renders a file: its first line, then each declaration with the template of its kind.
package func render(_ file: SwiftFile, templates: TemplateSet) -> String {
  let placed = file.blocks.flatMap { block in
    block.declarations.map { (declaration: $0, depth: block.depth) }
  }
  var texts = placed.concurrentMap { render($0, depth: $1, templates) }[...]
  let declarations = file.blocks.flatMap { block in
    let own = Array(texts.prefix(block.declarations.count))
    texts = texts.dropFirst(own.count)
    guard let extended = block.extended else { return own }
    let head = extensionHead(extended, depth: block.condition == nil ? 0 : 1)
    let text = "\(head)\n\(own.map { $0.indented }.joined(separator: "\n\n"))\n}"
    return [block.condition.map { "#if \($0)\n\(text.indented)\n#endif" } ?? text]
  }
  return FileHeader(api: file.api).line + "\n"
    + templates.render(RenderedFile(file: file, declarations: declarations), with: .file)
}

/// Returns an extension up to its brace, broken as `swift format` does it where the name is too long for a line.
private func extensionHead(_ extended: String, depth: Int) -> String {
  let head = "extension \(extended) {"
  return head.count > Layout.lineWidth(depth: depth) ? "extension\n  \(extended)\n{" : head
}

/// Renders a declaration with those of the types that are nested in it before its closing brace.
private func render(
  _ placed: PlacedDeclaration, depth: Int, _ templates: TemplateSet
) -> String {
  let (template, value) = placed.declaration.filling
  var text = templates.render(value, with: template, depth: depth)
  if text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
  text = acceptedByLinter(text, width: Layout.lineWidth(depth: depth))
  guard !placed.nested.isEmpty, text.utf8.last == UInt8(ascii: "}") else { return text }
  let nested = placed.nested.map { render($0, depth: depth + 1, templates).indented }
  text.removeLast()
  return text + "\n" + nested.joined(separator: "\n\n") + "\n}"
}

/// Adds a comment for the linter where a name is longer than a line may be, since it cannot be broken. Comments
/// may be longer.
private func acceptedByLinter(_ text: String, width: Int) -> String {
  guard text.hasLine(longerThan: width) else { return text }
  let isTooLong = text.lines.contains { line in
    line.utf8.count > width && line.count > width
      && !line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8)
  }
  return isTooLong ? "// swift-format-ignore\n" + text : text
}
