package import SDKGenAPIModel
internal import SDKGenDiagnostics
package import SDKGenSourceText

extension Literal {
  /// Makes the literal of a JSON value.
  package init(_ node: Node) {
    self =
      switch node.kind {
      case .null: .null
      case .bool: .bool(node.bool ?? false)
      case .number: .number(node.number ?? "0")
      case .string: .string(node.string ?? "")
      case .array: .array(node.elements.map(Literal.init))
      case .object:
        .object(node.members.map { Member(name: $0.key, value: Literal($0.value)) })
      }
  }
}

/// Returns whether a text is a content type that a header can state: `image/png`, with parameters if need be.
package func isContentType(_ text: String) -> Bool {
  guard text.allBytes({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
  let essence = text.utf8.prefix { $0 != UInt8(ascii: ";") }
  let parts = essence.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  return parts.count == 2 && parts.allSatisfy { isHeaderName($0.withoutSpacesAtEnd) }
}

extension Substring.UTF8View {
  fileprivate var withoutSpacesAtEnd: String {
    var rest = self
    while rest.last == 0x20 { rest.removeLast() }
    return String(Substring(rest))
  }
}

/// Returns the language of a spec's texts, by their letters: `ko` for Korean; nil for any other.
///
/// A syllable of Hangul is worth two letters, as it takes about two of them to write it.
package func language(of texts: [String]) -> String? {
  var (hangul, others) = (0, 0)
  for scalar in texts.lazy.flatMap(\.unicodeScalars) {
    if ("가"..."힣").contains(scalar) {
      hangul += 2
    } else if scalar.properties.isAlphabetic {
      others += 1
    }
  }
  return hangul > others ? "ko" : nil
}
