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
  /// The scheme and port it was set by; nil where nobody knows: any.
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
  var defaultPath: String {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex
    else { return "/" }
    return String(path[..<slash])
  }
}
