import Foundation

/// One cookie, and where it belongs.
struct Cookie: Sendable {
  let name: String
  let value: String
  let origin: String
  private(set) var path: String
  private var expires: Date?

  /// Reads a `Set-Cookie` header; nil for what is not one cookie, legal and meant for `origin`.
  init?(_ text: String, origin: String, requestPath: String, now: Date) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(Self.pair)
    guard let first = parts.first, let value = first.value, HeaderRules.isToken(first.name),
      value.utf8.allSatisfy(Self.isLegal)
    else { return nil }
    (name, self.value, self.origin) = (first.name, value, origin)
    path = Self.defaultPath(requestPath)
    var maxAge: Double?
    for (attribute, value) in parts.dropFirst() {
      switch attribute.lowercased() {
      case "expires":
        // A date has one comma; another may begin a second cookie.
        guard let value, let date = HTTPDate.parse(value) else { return nil }
        expires = date
      case "max-age": maxAge = value.flatMap(Double.init) ?? maxAge
      case "path": if let value, value.hasPrefix("/") { path = value }
      case "secure": guard origin.hasPrefix("https:") else { return nil }
      default: break
      }
      guard attribute.lowercased() == "expires" || value?.contains(",") != true,
        !attribute.contains(",")
      else { return nil }
    }
    if let maxAge { expires = now.addingTimeInterval(min(max(maxAge, -1), 1e9)) }
    guard Self.keepsPrefix(name, origin, path) else { return nil }
  }

  func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

  func isSame(as other: Cookie) -> Bool {
    name == other.name && origin == other.origin && path == other.path
  }

  /// RFC 6265, §5.1.4.
  func covers(_ requestPath: String) -> Bool {
    requestPath == path
      || requestPath.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }

  private static func pair(_ text: Substring) -> (name: String, value: String?) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let trimmed = halves.map { $0.trimmingCharacters(in: .whitespaces) }
    return (trimmed.first ?? "", trimmed.count > 1 ? trimmed[1] : nil)
  }

  /// No blank, quote, comma, semicolon or backslash.
  private static func isLegal(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\",;\\".utf8.contains(byte)
  }

  private static func defaultPath(_ requestPath: String) -> String {
    guard requestPath.hasPrefix("/"), let slash = requestPath.lastIndex(of: "/"),
      slash != requestPath.startIndex
    else { return "/" }
    return String(requestPath[..<slash])
  }

  /// Names that promise how they were set.
  private static func keepsPrefix(_ name: String, _ origin: String, _ path: String) -> Bool {
    if name.hasPrefix("__Host-") { return origin.hasPrefix("https:") && path == "/" }
    return !name.hasPrefix("__Secure-") || origin.hasPrefix("https:")
  }
}
