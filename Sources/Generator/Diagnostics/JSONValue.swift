/// A JSON value to write; members keep their order.
package indirect enum JSONValue: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  package init(stringLiteral value: String) { self = .string(value) }

  /// Returns the JSON, indented by two spaces, without a line feed at the end.
  package func text(indent: String = "") -> String {
    let inner = indent + "  "
    func block(_ lines: [String], in brackets: (open: String, close: String)) -> String {
      if lines.isEmpty { return brackets.open + brackets.close }
      return brackets.open + "\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n"
        + indent
        + brackets.close
    }
    switch self {
    case .string(let string): return jsonLiteral(string)
    case .number(let number): return String(number)
    case .array(let elements): return block(elements.map { $0.text(indent: inner) }, in: ("[", "]"))
    case .object(let members):
      let lines = members.map { "\(jsonLiteral($0.key)): \($0.value.text(indent: inner))" }
      return block(lines, in: ("{", "}"))
    }
  }
}
