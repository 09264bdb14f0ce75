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
      let digits = String(scalar.value, radix: 16)
      literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
