import SDKGenDiagnostics
import SDKGenJSONPath
import SDKGenSourceText
import Testing

/// Returns the JSON of a value, without spaces.
func written(_ node: Node) -> String {
  switch node.kind {
  case .object:
    "{" + node.members.map { "\(jsonLiteral($0.key)):\(written($0.value))" }.joined(separator: ",")
      + "}"
  case .array: "[" + node.elements.map(written).joined(separator: ",") + "]"
  case .string: jsonLiteral(node.string ?? "")
  case .number: node.number ?? ""
  case .bool: "\(node.bool == true)"
  case .null: "null"
  }
}

func document(_ text: String) throws -> Node {
  try #require(readDocument(Array(text.utf8), file: "document.yaml").value)
}
