/// Takes apart `Set-Cookie` headers that were joined by commas: URLSession hands out several as
/// one.
enum SetCookieSplitter {
  /// Splits a header into its cookies. A comma is between two of them where a blank, a name and `=`
  /// follow it; in `Expires`, a day of the month follows, and text in quotes is one value.
  static func split(_ header: String) -> [String] {
    let bytes = Array(header.utf8)
    var cookies: [String] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index = endOfQuote(bytes, from: index)
      case UInt8(ascii: ",") where isName(bytes, from: index + 1):
        cookies.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 1
      default: break
      }
      index += 1
    }
    cookies.append(String(decoding: bytes[start...], as: UTF8.self))
    return cookies
  }

  /// Returns the index of the closing quote, or of the opening one where there is none.
  private static func endOfQuote(_ bytes: [UInt8], from start: Int) -> Int {
    for index in bytes.indices.dropFirst(start + 1) {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      if bytes[index] == UInt8(ascii: ";") { break }
    }
    return start
  }

  /// Returns whether a blank, a token, and `=` follow.
  private static func isName(_ bytes: [UInt8], from start: Int) -> Bool {
    let name = bytes.dropFirst(start).drop { $0 == UInt8(ascii: " ") || $0 == 0x09 }
    let end = name.firstIndex { !HeaderRules.tokenBytes.contains($0) }
    guard name.startIndex > start, let end, end > name.startIndex else { return false }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "=")
  }
}
