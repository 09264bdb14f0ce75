internal import SDKGenAPIModel
internal import SDKGenDiagnostics

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
