import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension ValueFormat<String> {
  /// `image/png`, with parameters if need be.
  static var contentType: Self { mediaType("contentType", isRange: false) }

  /// A content type or a range of them, `image/*`, which can be asked for and not sent (RFC 9110, section 8.3.1).
  static var mediaRange: Self { mediaType("mediaRange", isRange: true) }

  private static func mediaType(_ name: String, isRange: Bool) -> Self {
    let word = "[!#$%&'\(isRange ? "*" : "")+.^_`|~0-9A-Za-z-]+"
    return Self(
      .named(
        name, ["type": "string", "pattern": .literal(.string("^\(word)/\(word) *(;.*)?$"))])
    ) { node, what in
      let text = parseText(node, what)
      guard let type = text.value,
        !isContentType(type) || !isRange && type.prefix(while: { $0 != ";" }).contains("*")
      else { return text }
      return Diagnosed(nil, [.badContentType(type, at: node.location)])
    }
  }

  /// The name of a header that the transport does not set.
  static var headerName: Self { Self(headerNameSchema, parseHeaderName) }
}

let headerNameSchema = JSONSchema.named(
  "headerName",
  [
    "type": "string",
    "pattern": .literal(.string("^(?!(?:\(reserved))$)[!#$%&'*+.^_`|~0-9A-Za-z-]+$")),
  ])

/// The headers of the transport as a regular expression: `[Hh][Oo][Ss][Tt]|…`.
private let reserved = reservedHeaders.map { name in
  name.map { $0.isLetter ? "[\($0.uppercased())\($0)]" : "\($0)" }.joined()
}.joined(separator: "|")

private func parseHeaderName(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let name = text.value, let mistake = mistake(inHeader: name, at: node.location) else {
    return text
  }
  return Diagnosed(nil, [mistake])
}

/// Reports a name that cannot be a header of the author's; nil when it can.
func mistake(inHeader name: String, at location: SourceLocation) -> Diagnostic? {
  if !isHeaderName(name) { return .badHeaderName(name, at: location) }
  return isReservedHeader(name) ? .reservedHeader(name, at: location) : nil
}
