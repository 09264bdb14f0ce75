import Foundation
import SDKCore

/// A cookie and the requests it belongs to.
struct Cookie: Sendable, Codable {
  let name: String
  let value: String
  /// The host that set it.
  let host: String
  /// The domain whose hosts it goes to; nil: to `host` alone.
  let domain: String?
  let path: String
  /// The scheme and port it was set by; nil where they are not known: any.
  let scheme: String?
  let port: Int?
  let isSecure: Bool
  let isHTTPOnly: Bool
  /// Nil: with the session.
  let expires: Date?
  /// Tells users apart: the value, or the one it began with, where a server changes it while it
  /// reads.
  var identity: String

  /// The cookies that replace each other.
  struct Key: Hashable, Sendable {
    let name: String
    let host: String
    let isHostOnly: Bool
    let path: String
    let scheme: String?
    let port: Int?

    /// Returns whether a cookie of the other key takes the place of one of this: by name, domain and path (RFC 6265,
    /// §5.3, step 11), and scheme and port where both are known.
    func isReplaced(by other: Self) -> Bool {
      name == other.name && host == other.host && isHostOnly == other.isHostOnly
        && path == other.path
        && (scheme == nil || other.scheme == nil || scheme == other.scheme && port == other.port)
    }
  }

  var key: Key {
    Key(
      name: name, host: domain ?? host, isHostOnly: domain == nil, path: path, scheme: scheme,
      port: port)
  }

  func isOver(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

  func belongs(to target: CookieTarget) -> Bool {
    (scheme == nil || scheme == target.scheme) && (port == nil || port == target.port)
      && (!isSecure || target.scheme == "https") && covers(target.path)
      && (domain.map { CookieDomain.contains($0, target.host) } ?? (host == target.host))
  }

  /// Returns whether a path matches (RFC 6265, §5.1.4).
  private func covers(_ requestPath: String) -> Bool {
    requestPath == path
      || requestPath.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }
}

/// The parts of a URL that decide about cookies.
struct CookieTarget: Sendable {
  let scheme: String
  let host: String
  let port: Int
  let path: String

  init(_ url: URL) {
    let origin = Origin(url)
    (scheme, port) = (origin.scheme, origin.port)
    host = origin.host
    let path = url.path(percentEncoded: true)
    self.path = path.isEmpty ? "/" : path
  }

  /// RFC 6265, §5.1.4.
  fileprivate var defaultPath: String {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex
    else { return "/" }
    return String(path[..<slash])
  }
}

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
