/// A key of `paths`: a template, with the suffix that some documents use to have a path twice.
struct PathKey: Equatable {
  enum Part: Equatable {
    case literal(String)
    case parameter(String)
  }

  struct QueryItem: Equatable {
    var name: String
    var value: String
  }

  var parts: [Part]
  /// The items that every call sends: `/responses?beta=true`.
  var query: [QueryItem]
  /// The part after `#`, which tells the operation from another of the same path and is never sent: `/files/{id}#copy`.
  var fragment: String?
  /// A brace without its partner.
  var isMalformed: Bool

  init(_ key: String) {
    let sent = key.prefix { $0 != "#" }
    let rest = key.dropFirst(sent.count + 1)
    fragment = rest.isEmpty ? nil : String(rest)
    let halves = sent.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let template = Self.template(halves.first ?? "")
    parts = template.parts
    isMalformed = template.isMalformed
    query = (halves.count > 1 ? halves[1] : "").split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return QueryItem(
        name: percentDecoded(sides[0]), value: sides.count > 1 ? percentDecoded(sides[1]) : "")
    }
  }

  /// The names in braces, in order.
  var names: [String] {
    parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// The path without names and fragment, as it reads: `["flights", "delayed"]`.
  var words: [String] {
    parts.flatMap { part -> [String] in
      guard case .literal(let text) = part else { return [] }
      return text.split(separator: "/").map(percentDecoded)
    }
  }

  /// Splits `/a/{b}`, percent-encoding literals as they are sent.
  private static func template(_ text: Substring) -> (parts: [Part], isMalformed: Bool) {
    var parts: [Part] = []
    var isMalformed = false
    var rest = text
    func literal(_ text: Substring) -> Part { .literal(percentEncodedPath(text)) }
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let inner = rest.index(after: open)
      guard rest[open] == "{",
        let close = rest[inner...].firstIndex(where: { $0 == "}" || $0 == "{" }),
        rest[close] == "}", close > inner
      else {
        isMalformed = true
        if open > rest.startIndex { parts.append(literal(rest[..<open])) }
        parts.append(literal(rest[open..<inner]))
        rest = rest[inner...]
        continue
      }
      if open > rest.startIndex { parts.append(literal(rest[..<open])) }
      parts.append(.parameter(String(rest[inner..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(literal(rest)) }
    return (parts, isMalformed)
  }
}

/// Escapes characters that RFC 3986 does not allow in a path, except existing escapes.
private func percentEncodedPath(_ text: Substring) -> String {
  let bytes = Array(text.utf8)
  return bytes.indices.reduce(into: "") { encoded, index in
    let byte = bytes[index]
    if isPathByte(byte) || byte == 0x25 && isEscape(bytes[index...]) {
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += (byte < 0x10 ? "%0" : "%") + digits
    }
  }
}

private func isPathByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  default: "-._~/!$&'()*+,;=:@".utf8.contains(byte)
  }
}

/// Begins with an escape such as `%2F`.
private func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
  let digits = bytes.dropFirst().prefix(2)
  return digits.count == 2
    && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
}
