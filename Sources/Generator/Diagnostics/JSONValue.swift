/// A JSON value to write: members keep their order.
indirect enum JSONValue: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  init(stringLiteral value: String) { self = .string(value) }

  /// Returns the JSON text, indented by two spaces, without a line feed at the end.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      if lines.isEmpty { return open + close }
      return open + "\n" + lines.map { inner + $0 }.joined(separator: ",\n") + "\n" + indent + close
    }
    switch self {
    case .string(let string): return quoted(string)
    case .number(let number): return String(number)
    case .array(let elements): return block("[", elements.map { $0.text(indent: inner) }, "]")
    case .object(let members):
      let lines = members.map { "\(quoted($0.key)): \($0.value.text(indent: inner))" }
      return block("{", lines, "}")
    }
  }
}

private func quoted(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar.value {
    case 0x22: text += "\\\""
    case 0x5C: text += "\\\\"
    case 0x0A: text += "\\n"
    case 0x09: text += "\\t"
    case 0x0D: text += "\\r"
    case 0x00...0x1F, 0x7F, 0x2028, 0x2029:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
