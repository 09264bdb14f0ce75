import SDKGenAPIModel
import SDKGenDiagnostics

func swiftLiteral(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// Returns the text as it stands inside a Swift string literal: characters that would end it, or mean
/// something there, are escaped.
func escaped(_ text: String) -> String {
  // Printable ASCII but quotes and backslashes.
  if text.allBytes({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return text }
  var literal = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    // The compiler takes these noncharacters as they are, and no escapes for them.
    case _ where (0xFDD0...0xFDEF).contains(scalar.value):
      literal.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isInvisible:
      literal += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal
}

/// Returns the strings as an array literal: `["response", "body"]`.
func swiftLiteral(_ path: [String]) -> String {
  "[" + path.map { swiftLiteral($0) }.joined(separator: ", ") + "]"
}

/// Returns a string, number or Boolean; `other` for anything else.
func swiftLiteral(_ literal: Literal, otherwise other: String) -> String {
  if case .string(let text) = literal { return swiftLiteral(text) }
  return numberLiteral(literal.wireText ?? other)
}

/// Returns a number with its digits in groups of three where the formatter wants that: `2_592_000`. Other text is
/// unchanged.
func numberLiteral(_ text: String) -> String {
  let sign = text.prefix(text.hasPrefix("-") ? 1 : 0)
  let digits = text.dropFirst(sign.count)
  guard digits.utf8.count >= 7, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return text }
  let first = digits.count % 3
  let groups = stride(from: first, to: digits.count, by: 3).map { start in
    digits.dropFirst(start).prefix(3)
  }
  return sign + ((first == 0 ? [] : [digits.prefix(first)]) + groups).joined(separator: "_")
}

/// Returns a `Duration`: `.seconds(10)`, `.milliseconds(500)`.
func durationLiteral(_ seconds: Double) -> String {
  if let whole = Int(exactly: seconds) { return ".seconds(\(numberLiteral("\(whole)")))" }
  if let milliseconds = Int(exactly: (seconds * 1000).rounded()) {
    return ".milliseconds(\(numberLiteral("\(milliseconds)")))"
  }
  return ".seconds(\(seconds))"
}

extension Unicode.Scalar.Properties {
  /// Characters that a reader would not see, or that turn the text around them about.
  fileprivate var isInvisible: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
