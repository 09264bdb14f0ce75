import Foundation

/// Refuses to send a credential, or a body that logs somebody in, over `http`, where whoever is on the way reads it
/// (RFC 6749, §3.2; RFC 6750, §5.3): unless it goes to this machine, or to a server that is allowed.
///
/// It looks at each request that goes out, since redirects and interceptors may lead anywhere.
struct InsecureServerRule: Sendable {
  private let authentication: Authentication

  init?(_ configuration: APIClient.Configuration) {
    if configuration.allowsInsecureServer { return nil }
    authentication = Authentication(configuration.schemes)
  }

  func check(_ request: HTTPRequest, _ exchange: Exchange) throws {
    guard request.url.isInsecure, request.options.insecureOrigin != Origin(request.url) else {
      return
    }
    let isCredential = authentication.isShown(by: request)
    guard isCredential || LoginBody.isIn(request) else { return }
    throw exchange.failure(
      .insecureServer, request,
      reason: InsecureServer.reason(isCredential ? "a credential" : "a login or token request"))
  }
}

/// The words for what is not sent over `http`.
package enum InsecureServer {
  package static func reason(_ secret: String) -> String {
    "\(secret) is not sent over http://, where others can read it; use https://, or state"
      + " allowsInsecureServer"
  }
}

extension URL {
  /// True for `http` to another machine than this one.
  package var isInsecure: Bool {
    // Of the two schemes there are, without making a text of it.
    absoluteString.utf8.dropFirst(4).first == UInt8(ascii: ":") && !Loopback.isHost(host ?? "")
  }
}

extension Authentication {
  /// Returns whether a request holds a credential: one of the schemes', or an `Authorization` of the
  /// caller's own.
  func isShown(by request: HTTPRequest) -> Bool {
    let headers = request.headers
    return headers["Authorization"] != nil || headers["Proxy-Authorization"] != nil
      || schemes.contains { $0.credential != nil && $0.kind.isShown(by: request) }
  }
}

extension SecurityScheme.Kind {
  fileprivate func isShown(by request: HTTPRequest) -> Bool {
    switch self {
    case .bearer, .basic: false  // `Authorization`
    case .apiKey(let name, in: .header, _): request.headers[name] != nil
    case .apiKey(let name, in: .query, _):
      Self.names(request.url.query(percentEncoded: true) ?? "", separator: "&")
        .contains(PercentEncoding.encoded(name)[...])
    case .apiKey(let name, in: .cookie, _):
      Self.names(request.headers["Cookie"] ?? "", separator: ";").contains(name[...])
    }
  }

  private static func names(_ pairs: String, separator: Character) -> [Substring] {
    pairs.split(separator: separator).map { pair in
      pair.drop { $0 == " " }.prefix { $0 != "=" }
    }
  }
}

/// This machine, to which nothing travels over a network (RFC 8252, §7.3).
package enum Loopback {
  /// Returns whether a host is `localhost` or below it (RFC 6761, §6.3), `::1`, or within 127.0.0.0/8.
  package static func isHost(_ host: String) -> Bool {
    let host = Origin.canonical(host)
    if ["::1", "[::1]", "localhost"].contains(host) || host.hasSuffix(".localhost") { return true }
    let bytes = host.split(separator: ".", omittingEmptySubsequences: false)
    guard bytes.count == 4, bytes[0] == "127" else { return false }
    // fits: a text, which is nil where it is no byte
    return bytes.allSatisfy { $0.isWithin(.digits) && UInt8($0) != nil }
  }
}
