import Foundation

/// Follows redirects. Foundation on Linux forwards credentials to other origins, sends bodies
/// empty and resolves relative places wrongly, so it never does.
struct RedirectRule: Sendable {
  private let authentication: Authentication

  init(_ configuration: APIClient.Configuration) {
    authentication = Authentication(configuration.schemes)
  }

  /// Returns the request that a response leads to; nil if it is the last one.
  ///
  /// - `followed`: the number of redirects that led to this one.
  @inline(never)
  func request(
    after request: HTTPRequest, _ exchange: Exchange, _ response: HTTPResponse, followed: Int
  ) throws -> HTTPRequest? {
    guard let location = Self.location(response) else { return nil }
    let limit: Int
    switch request.options.effectiveRedirects {
    case .never: return nil
    case .sameOrigin: limit = 20
    case .safe(let max): limit = max
    }
    do throws(RedirectProblem) {
      let url = try Self.resolve(location, from: request.url)
      if request.options.redirects == .sameOrigin, Origin(url) != Origin(request.url) {
        return nil
      }
      guard followed < limit else { throw .tooMany }
      var next = Self.request(request, redirectedTo: url, by: response.status)
      if Origin(url) != Origin(request.url) {
        if isLogin(next) { throw .login }
        if request.options.redirects == nil, isRepetition(next, by: response.status),
          belongsHere(request)
        {
          throw .repetition
        }
      }
      if exchange.isForCache { next.removeValidators() }
      return next
    } catch {
      throw exchange.failure(error.kind, request, reason: error.reason, response: response)
    }
  }

  /// Returns whether the body is that of a login: it names a secret, or the call goes without the
  /// credentials that others need.
  private func isLogin(_ request: HTTPRequest) -> Bool {
    if case .none = request.body { return false }
    return !authentication.schemes.isEmpty && request.options.auth == .none
      || LoginBody.isIn(request)
  }

  /// Returns whether a redirect asks for the same request once more, which 307 and 308 always do.
  /// The others do so too where the method is neither POST, which becomes a GET, nor safe, and where
  /// a QUERY keeps its body.
  private func isRepetition(_ next: HTTPRequest, by status: Int) -> Bool {
    if status >= 307 || !next.method.isSafe { return true }
    if case .none = next.body { return false }
    return true
  }

  /// Returns whether a request is meant for its own origin, unless somebody says otherwise.
  private func belongsHere(_ request: HTTPRequest) -> Bool {
    if case .none = request.body { return authentication.isShown(by: request) }
    return true
  }

  private static func location(_ response: HTTPResponse) -> String? {
    guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
    return response.headers["Location"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Resolves a location by RFC 3986; a fragment stays here.
  private static func resolve(_ location: String, from base: URL) throws(RedirectProblem) -> URL {
    let location = location.prefix { $0 != "#" }
    let end = IPv6Host.end(in: location) ?? location.startIndex
    let text = location[..<end] + escaped(location[end...])
    guard let url = URL(string: String(text), relativeTo: base)?.absoluteURL,
      url.host?.isEmpty == false,
      !IPv6Host.isBroken(url), url.user == nil, url.password == nil,
      let scheme = url.scheme?.lowercased(),
      scheme == "https" || scheme == "http" && base.scheme?.lowercased() == "http",
      PathRules.isLegal(url.absoluteString)
    else { throw .unsafe }
    // Foundation on Linux knows the scheme in lower case only.
    return url.scheme == scheme
      ? url : URL(string: scheme + url.absoluteString.dropFirst(scheme.count)) ?? url
  }

  /// Encodes illegal bytes. With one left, Foundation encodes the whole component again, `%2B`
  /// included.
  private static func escaped(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var escaped = ""
    escaped.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      let isTriplet =
        index + 2 < bytes.count && PercentEncoding.isHexDigit(bytes[index + 1])
        && PercentEncoding.isHexDigit(bytes[index + 2])
      let isLegal =
        byte == UInt8(ascii: "%")
        ? isTriplet
        : PercentEncoding.unreserved.contains(byte) || "/?:@!$&'()*+,;=".utf8.contains(byte)
      if isLegal {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += PercentEncoding.triplet(byte)
      }
    }
    return escaped
  }

  /// Returns the next request, with method and body by RFC 9110, §15.4, and as browsers do for 301
  /// and 302: a POST becomes a GET, and a QUERY stays one (RFC 10008).
  private static func request(
    _ request: HTTPRequest, redirectedTo url: URL, by status: Int
  ) -> HTTPRequest {
    var next = request
    next.url = url
    if status == 303 && request.method != .head || status < 303 && request.method == .post {
      next.method = .get
      next.body = .none
      next.headers.removeAll { $0.lowercased().hasPrefix("content-") }
    }
    if Origin(url) != Origin(request.url) {
      // What is not known to be harmless may be a credential: keys have names of their own.
      // The idempotency key is not one, and without it the next attempt would do everything twice.
      let key = request.options.idempotencyHeader?.lowercased()
      next.headers.removeAll { !harmless.contains($0.lowercased()) && $0.lowercased() != key }
    }
    return next
  }

  private static let harmless: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control",
    "content-disposition", "content-encoding", "content-language", "content-type",
    "if-modified-since", "if-none-match", "if-range", "last-event-id", "range",
    "user-agent",
  ]
}

extension HTTPRequest {
  /// Removes the cache's validators: another URL may have the same tag for another response, and
  /// its 304 would confirm what is kept.
  fileprivate mutating func removeValidators() {
    headers.remove("If-None-Match")
    headers.remove("If-Modified-Since")
  }
}

/// The reason why a redirect cannot be followed.
private enum RedirectProblem: Error {
  case tooMany, unsafe, login, repetition

  var kind: APIError.Kind {
    switch self {
    case .tooMany: .tooManyRedirects
    case .unsafe, .login, .repetition: .unsafeRedirect
    }
  }

  var reason: String {
    switch self {
    case .tooMany: "the server redirects too often"
    case .unsafe: "the server redirects to a URL that is not safe"
    case .login: "the server redirects a login or token request to another origin"
    case .repetition:
      "the server redirects a request with a body or credential to another origin; say"
        + " redirects: .safe(max: 20) to allow it"
    }
  }
}

/// An IPv6 address as the host of a URL: `http://[::1]:8080/`.
enum IPv6Host {
  /// Returns the end of the brackets, up to which nothing needs encoding; nil where the host is no
  /// IPv6 address. What follows must be a port, a path or a query.
  static func end(in location: Substring) -> Substring.Index? {
    let prefix = /(?:[A-Za-z][A-Za-z0-9+.\-]*:)?\/\/\[([0-9A-Fa-f:.]+)\]/
    guard let match = location.prefixMatch(of: prefix),
      match.output.1.filter({ $0 == ":" }).count > 1,
      location[match.range.upperBound...].first.map({ ":/?".contains($0) }) ?? true
    else { return nil }
    return match.range.upperBound
  }

  /// Returns whether the host has brackets, encoded since there was no IPv6 address in them.
  static func isBroken(_ url: URL) -> Bool {
    let host = url.host(percentEncoded: true)?.uppercased() ?? ""
    return host.contains("%5B") || host.contains("%5D")
  }
}
