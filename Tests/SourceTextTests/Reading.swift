import SDKGenDiagnostics
import SDKGenSourceText

func read(_ text: String) -> Diagnosed<Node?> { readJSON(Array(text.utf8), file: "a.json") }

/// Returns the diagnostics of a JSON text, a line each: `1:7 json-syntax: expected …`.
func mistakes(in bytes: [UInt8]) -> [String] {
  readJSON(bytes, file: "a.json").diagnostics.map { diagnostic in
    let location = diagnostic.location.map { "\($0.line):\($0.column)" } ?? "-"
    return "\(location) \(diagnostic.id): \(diagnostic.message)"
  }
}

func mistakes(in text: String) -> [String] { mistakes(in: Array(text.utf8)) }

/// A tree as compact JSON, through the public face of `Node` alone.
func written(_ node: Node) -> String {
  switch node.kind {
  case .null: "null"
  case .bool: node.bool.map { $0 ? "true" : "false" } ?? "?"
  case .number: node.number ?? "?"
  case .string: node.string.map { "<\($0)>" } ?? "?"
  case .array: "[" + node.elements.map(written).joined(separator: ",") + "]"
  case .object:
    "{" + node.members.map { "\($0.key):\(written($0.value))" }.joined(separator: ",") + "}"
  }
}
