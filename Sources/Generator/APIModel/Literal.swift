internal import SDKGenDiagnostics

/// A JSON value that the spec's author wrote: a default, a constant, an example.
package indirect enum Literal: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The number's text, as written.
  case number(String)
  case string(String)
  case array([Literal])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: Literal

    package init(name: String, value: Literal) {
      self.name = name
      self.value = value
    }
  }
}

extension Literal {
  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// Returns the value of an object's member; nil for other kinds.
  package subscript(name: String) -> Literal? { members.first { $0.name == name }?.value }

  /// The value as JSON on one line: `{"a": [1, 2]}`.
  package var jsonText: String { jsonText(inBraces: "") }

  /// The value as JSON on one line, with this inside the braces of objects that have members.
  package func jsonText(inBraces blank: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): jsonLiteral(text)
    case .array(let elements):
      "[" + elements.map { $0.jsonText(inBraces: blank) }.joined(separator: ", ") + "]"
    case .object([]): "{}"
    case .object(let members):
      "{" + blank
        + members.map { "\(jsonLiteral($0.name)): \($0.value.jsonText(inBraces: blank))" }
        .joined(separator: ", ")
        + blank + "}"
    }
  }

  /// The scalars of this text: the string, and the integer or Boolean that is written so.
  package static func scalars(written text: String) -> [Literal] {
    if text == "true" || text == "false" { return [.string(text), .bool(text == "true")] }
    let isInteger = Int64(text).map { "\($0)" == text } ?? false
    return [.string(text)] + (isInteger ? [.number(text)] : [])
  }

  /// A scalar as it is in a query or a header: strings without quotes; nil for what is no scalar.
  package var wireText: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }
}

/// Returns whether a number as written is an integer of this width.
package func isInteger(_ text: String, bits: Int, isSigned: Bool) -> Bool {
  isSigned
    ? Int64(text).map { [0, -1].contains($0 >> (bits - 1)) } ?? false
    : UInt64(text).map { $0 >> bits == 0 } ?? false
}

/// Returns whether a string is a UUID: eight, four, four, four and twelve hexadecimal digits.
package func isUUID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(\.isHexDigit)
}
