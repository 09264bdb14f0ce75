import Foundation
import SDKCore

extension Cookie {
  /// Reads one `Set-Cookie` header by RFC 6265, §5.2 and §5.3. An attribute that cannot be read is
  /// ignored; nil where the cookie cannot be sent back, or is not the server's to set.
  init?(_ text: String, from target: CookieTarget, now: Date) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard let first = parts.first.map(Self.pair), let value = first.value,
      Self.isLegal(name: first.name, value: value)
    else { return nil }
    let attributes = CookieAttributes(parts.dropFirst().map(Self.pair))
    let scope = CookieDomain.scope(of: attributes.domain, setBy: target.host)
    guard let scope, !attributes.isSecure || target.scheme == "https" else { return nil }
    name = first.name
    self.value = value
    identity = value
    host = target.host
    domain = scope.domain
    path = attributes.path ?? target.defaultPath
    (scheme, port) = (target.scheme, target.port)
    isSecure = attributes.isSecure
    isHTTPOnly = attributes.isHTTPOnly
    expires = attributes.maxAge.map { now.addingTimeInterval($0) } ?? attributes.expires
    guard keepsPrefix(namesDomain: attributes.domain != nil) else { return nil }
  }

  private static func pair(_ text: Substring) -> (name: String, value: String?) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let trimmed = halves.map { $0.trimmingCharacters(in: .whitespaces) }
    return (trimmed.first ?? "", trimmed.count > 1 ? trimmed[1] : nil)
  }

  /// Returns whether both are printable ASCII, as headers are, and of the size that browsers keep.
  static func isLegal(name: String, value: String) -> Bool {
    !name.isEmpty && name.utf8.count + value.utf8.count <= 4096
      && name.isWithin(nameBytes) && value.isWithin(valueBytes)
  }

  private static let nameBytes = ByteSet(0x21...0x7E, without: "=;,\"")
  private static let valueBytes = ByteSet(0x20...0x7E, without: ";")

  /// Returns whether the cookie was set as its name promises (RFC 6265bis, §4.1.3).
  private func keepsPrefix(namesDomain: Bool) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix("__host-") { return isSecure && !namesDomain && path == "/" }
    return !name.hasPrefix("__secure-") || isSecure
  }
}

/// The attributes of a `Set-Cookie` header; of two of a name the last counts.
private struct CookieAttributes {
  var expires: Date?
  /// The age in seconds.
  var maxAge: TimeInterval?
  var domain: String?
  var path: String?
  var isSecure = false
  var isHTTPOnly = false

  init(_ attributes: [(name: String, value: String?)]) {
    for (name, value) in attributes where value?.utf8.count ?? 0 <= 1024 {
      switch name.lowercased() {
      case "expires": expires = value.flatMap(CookieDate.parse) ?? expires
      case "max-age": maxAge = value.flatMap(Self.seconds) ?? maxAge
      case "domain": domain = value.flatMap { $0.isEmpty ? nil : $0 } ?? domain
      case "path": path = value.flatMap { $0.hasPrefix("/") ? $0 : nil }
      case "secure": isSecure = true
      case "httponly": isHTTPOnly = true
      default: break
      }
    }
  }

  /// Reads seconds, at most some thirty years; -1 for what is over.
  private static func seconds(_ text: String) -> TimeInterval? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.isWithin(.digits),
      let number = Double(text)
    else { return nil }
    return number > 0 ? min(number, 1e9) : -1
  }
}
