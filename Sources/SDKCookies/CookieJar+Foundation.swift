import SDKCore

#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Exchange with Foundation's cookies: those of a web view after a login, for example.
///
/// `HTTPCookie` knows neither port nor, unless it is `Secure`, scheme: cookies that come in go to
/// any. Those that go out are `Secure` where they were set over https.
extension CookieJar {
  /// The cookies that are not over, as Foundation has them.
  public var httpCookies: [HTTPCookie] { current.compactMap(\.httpCookie) }

  /// Takes cookies over; those that cannot be sent, or are over, are left out.
  public func add(_ cookies: [HTTPCookie]) { add(cookies.compactMap(Cookie.init)) }

  /// Takes over what the storage holds.
  public func importCookies(from storage: HTTPCookieStorage) { add(storage.cookies ?? []) }

  /// Puts what the jar holds into the storage.
  public func exportCookies(to storage: HTTPCookieStorage) {
    for cookie in httpCookies { storage.setCookie(cookie) }
  }
}

extension Cookie {
  fileprivate init?(_ cookie: HTTPCookie) {
    guard Self.isLegal(name: cookie.name, value: cookie.value) else { return nil }
    let isForDomain = cookie.domain.hasPrefix(".")
    let host = Origin.canonical(
      isForDomain ? String(cookie.domain.dropFirst()) : cookie.domain)
    guard !host.isEmpty, let scope = CookieDomain.scope(of: isForDomain ? host : nil, setBy: host)
    else { return nil }
    name = cookie.name
    value = cookie.value
    identity = cookie.value
    self.host = host
    domain = scope.domain
    path = cookie.path.hasPrefix("/") ? cookie.path : "/"
    (scheme, port) = (nil, nil)
    isSecure = cookie.isSecure
    isHTTPOnly = cookie.isHTTPOnly
    expires = cookie.expiresDate
  }

  fileprivate var httpCookie: HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .path: path, .domain: domain.map { "." + $0 } ?? host,
    ]
    if isSecure || scheme == "https" { properties[.secure] = "TRUE" }
    if isHTTPOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
    if let expires { properties[.expires] = expires } else { properties[.discard] = "TRUE" }
    return HTTPCookie(properties: properties)
  }
}
