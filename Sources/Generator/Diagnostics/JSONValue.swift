/// A JSON value to write; members keep their order.
package indirect enum JSONValue: ExpressibleByStringLiteral {
  case string(String)
  /// A number, Boolean or null, as it is written.
  case literal(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  package init(stringLiteral value: String) { self = .string(value) }

  static func number(_ number: Int) -> Self { .literal(String(number)) }

  /// Returns the JSON, indented by two spaces, without a line feed at the end.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    func block(_ lines: [String], in brackets: (open: String, close: String)) -> String {
      if lines.isEmpty { return brackets.open + brackets.close }
      return brackets.open + "\n" + lines.map { inner + $0 }.joined(separator: ",\n")
        + "\n" + indent + brackets.close
    }
    switch self {
    case .string(let string): return jsonLiteral(string)
    case .literal(let text): return text
    case .array(let elements): return block(elements.map { $0.text(indent: inner) }, in: ("[", "]"))
    case .object(let members):
      let lines = members.map { "\(jsonLiteral($0.key)): \($0.value.text(indent: inner))" }
      return block(lines, in: ("{", "}"))
    }
  }
}

/// Returns `text` as a JSON string, in quotes.
package func jsonLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x22: literal += "\\\""
    case 0x5C: literal += "\\\\"
    case 0x0A: literal += "\\n"
    case 0x09: literal += "\\t"
    case 0x0D: literal += "\\r"
    case 0x00...0x1F, 0x7F, 0x2028, 0x2029:
      literal += "\\u" + hex(scalar.value, width: 4, uppercase: false)
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
