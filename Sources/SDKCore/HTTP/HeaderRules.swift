/// The rules for headers. Foundation drops some illegal values in silence and sends others as
/// further headers, so nothing reaches it unchecked.
package enum HeaderRules {
  /// Returns whether the text is a token of RFC 9110: a legal header name or method.
  package static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.isWithin(tokenBytes)
  }

  static let tokenBytes = ByteSet(
    0x61...0x7A, 0x41...0x5A, 0x30...0x39, and: "!#$%&'*+-.^_`|~")

  /// Returns whether a value is printable ASCII: no control characters, nothing beyond 0x7E.
  static func isLegalValue(_ text: String) -> Bool {
    text.isWithin(.printable)
  }

  /// Names that the connection owns.
  static func isReserved(_ name: String) -> Bool {
    reserved.contains { $0.equalsIgnoringCase(name) }
  }

  private static let reserved = [
    "Host", "Content-Length", "Transfer-Encoding", "Connection", "Expect", "Upgrade", "TE",
    "Trailer",
  ]

  static func check(_ name: String, _ value: String) throws(RequestBuildingError) {
    guard isToken(name) else {
      throw RequestBuildingError("'\(name.shownSafely)' cannot name a header")
    }
    guard !isReserved(name) else {
      throw RequestBuildingError("the header '\(name)' is the connection's own")
    }
    guard isLegalValue(value) else {
      throw RequestBuildingError(
        "the value of header '\(name)' holds a control character or one beyond ASCII")
    }
    guard value.isEmpty || value.utf8.contains(where: { $0 != 0x20 }) else {
      throw RequestBuildingError(
        "the value of header '\(name)' is blank, and would arrive as an empty one")
    }
  }
}

extension String {
  /// Compares strings without regard to the case of ASCII letters, as in header names.
  package func equalsIgnoringCase(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    if self == other { return true }
    return zip(utf8, other.utf8).allSatisfy { $0 == $1 || $0.foldedASCII == $1.foldedASCII }
  }

  /// The first 40 characters of the text, in printable ASCII, for messages.
  package var shownSafely: String {
    String(
      decoding: utf8.prefix(40).map { $0 >= 0x20 && $0 < 0x7F ? $0 : UInt8(ascii: "?") },
      as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var foldedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
