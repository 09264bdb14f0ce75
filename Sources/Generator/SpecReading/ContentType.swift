internal import SDKGenAPIModel

/// Returns whether a text is a content type that a header can state: `image/png`, with parameters if need be.
package func isContentType(_ text: String) -> Bool {
  let essence = text.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
  return essence.count == 2
    && essence.allSatisfy { isHeaderName($0.trimmingSuffix(while: { $0 == " " })) }
    && text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
