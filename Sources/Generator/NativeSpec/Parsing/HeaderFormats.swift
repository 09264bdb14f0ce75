import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension ValueFormat<String> {
  /// `image/png`, with parameters if need be.
  static var contentType: Self {
    Self(
      .named(
        "contentType",
        [
          "type": "string",
          "pattern":
            "^[!#$%&'*+.^_`|~0-9A-Za-z-]+/[!#$%&'*+.^_`|~0-9A-Za-z-]+ *(;.*)?$",
        ]), parseContentType)
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

private func parseContentType(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let type = text.value, !isContentType(type) else { return text }
  return Diagnosed(nil, [.badContentType(type, at: node.location)])
}

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
