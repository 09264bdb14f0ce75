/// A `Content-Range` of a single part (RFC 9110, §14.4): `bytes 500-999/1000`.
struct ContentRange: Equatable {
  let first: Int64
  let last: Int64
  let total: Int64

  /// Nil when the text is no range of bytes, when it contradicts itself, and when it leaves the
  /// total open.
  init?(_ text: String?) {
    guard let text, text.prefix(6).lowercased() == "bytes " else { return nil }
    let numbers = text.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let total = Self.number(numbers[1]) else { return nil }
    let bounds = numbers[0].split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1]),
      first <= last, last < total
    else { return nil }
    (self.first, self.last, self.total) = (first, last, total)
  }

  /// Digits only; `Int` would take a sign.
  private static func number(_ text: Substring) -> Int64? {
    text.isWithin(.digits) ? Int64(text) : nil
  }
}
