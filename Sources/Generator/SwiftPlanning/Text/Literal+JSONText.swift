import SDKGenAPIModel

extension Literal {
  /// The value as JSON.
  var jsonText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): Literal.quoted(text)
    case .array(let values): "[" + values.map(\.jsonText).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { Literal.quoted($0.name) + ": " + $0.value.jsonText }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
