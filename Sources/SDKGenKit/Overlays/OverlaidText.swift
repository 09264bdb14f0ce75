package import SDKGenDiagnostics
internal import SDKGenSourceText

/// Returns the document at `root` changed by overlays, as text in its own syntax: JSON, or YAML without its comments.
package func overlaidText(
  of root: String, overlays: [String], load: Load
) -> Diagnosed<String?> {
  var options = ReadingOptions()
  options.overlays = overlays.map { Overlay(path: $0) }
  let read = readDocument(root, options, load: load)
  guard let document = read.value, !read.hasErrors else { return Diagnosed(nil, read.diagnostics) }
  return Diagnosed(JSONValue(document).text(likeThatOf: document), read.diagnostics)
}

extension JSONValue {
  fileprivate init(_ node: Node) {
    switch node.kind {
    case .object: self = .object(node.members.map { ($0.key, Self($0.value)) })
    case .array: self = .array(node.elements.map { Self($0) })
    case .string: self = .string(node.string ?? "")
    case .null, .bool, .number: self = .literal(node.bool.map { "\($0)" } ?? node.number ?? "null")
    }
  }

  /// Returns the text in the syntax of a document: JSON, or YAML.
  func text(likeThatOf document: Node) -> String {
    (document.isInBrackets ? text() : yaml.joined(separator: "\n")) + "\n"
  }
}
