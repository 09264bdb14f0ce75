import Foundation

/// For whom the requests of one call were sent: noted where credentials and cookies are added, since
/// another user may log in at any moment before.
package struct SentIdentity: Sendable {
  /// A security scheme and the secret that was sent for it.
  struct Secret: Sendable {
    let scheme: SecurityScheme
    let secret: String
  }

  /// The credentials of the last attempt.
  var secrets: [Secret] = []
  /// The identities of the cookies that went to the call's own URL; nil where there were none.
  private(set) var cookies: [String?] = []
  /// The identities of the cookies that went where redirects led.
  private(set) var redirectedCookies: [String?] = []
  /// The user whose response in the cache was served.
  package var served: RequestIdentity?
  package var changes = InterceptorChanges()

  mutating func noteCookies(_ identity: String?, isRedirected: Bool) {
    if isRedirected {
      if !redirectedCookies.contains(identity) { redirectedCookies.append(identity) }
    } else if !cookies.contains(identity) {
      cookies.append(identity)
    }
  }
}

/// The changes of interceptors to the requests of one call. No identity knows of them, and they may tell users apart.
package struct InterceptorChanges: Sendable {
  /// The names of the headers, in lower case.
  private(set) var headers: [String] = []
  /// The URL that one of them led to last.
  private(set) var url: String?

  mutating func note(from old: HTTPRequest, to new: HTTPRequest) {
    if new.url != old.url || new.method != old.method { url = new.url.absoluteString }
    guard new.headers != old.headers else { return }
    for name in (old.headers.fields + new.headers.fields).map({ $0.name.lowercased() })
    where !headers.contains(name) && old.headers.values(name) != new.headers.values(name) {
      headers.append(name)
    }
  }

  /// Returns whether the response may be another for somebody else: the URL has changed, or a header that is not
  /// known to be indifferent, or that the response depends on.
  package func mayTellUsersApart(varied: [String] = []) -> Bool {
    url != nil || headers.contains { !VariedHeader.isIndifferent($0) || varied.contains($0) }
  }
}

extension APIClient.Configuration {
  /// Returns whether the response to a call is the one that `identity` gets.
  ///
  /// - `withRedirects`: whether the cookies count that went where redirects led.
  package func isResponse(
    to call: Call, of identity: RequestIdentity, withRedirects: Bool
  ) async -> Bool {
    let sent = call.sentIdentity
    if let served = sent.served { return served == identity }
    guard sent.cookies.allSatisfy({ $0 == identity.cookies }),
      !withRedirects || sent.redirectedCookies.allSatisfy({ $0 == identity.cookies })
    else { return false }
    return await Authentication.identity(of: sent.secrets) == identity.credential
  }

  /// Returns the user to whom the server gave the response to a call; nil when that is not known.
  package func identity(of request: HTTPRequest, sentBy call: Call) async -> RequestIdentity? {
    let sent = call.sentIdentity
    if let served = sent.served { return served }
    guard let credential = await Authentication.identity(of: sent.secrets),
      sent.cookies.count <= 1
    else { return nil }
    return RequestIdentity(
      credential: credential, headers: request.headers, cookies: sent.cookies.first ?? nil)
  }
}

extension Authentication {
  /// Returns the identity for the secrets that were sent: `""` where none was; nil where it is not
  /// known.
  static func identity(of secrets: [SentIdentity.Secret]) async -> String? {
    var identities: [String] = []
    for sent in secrets {
      guard let identity = await sent.scheme.identity(of: sent.secret) else { return nil }
      identities.append("\(sent.scheme.name)=\(identity)")
    }
    return identities.joined(separator: "&")
  }
}

extension SecurityScheme {
  fileprivate func identity(of secret: String) async -> String? {
    await credential?.identity(of: secret).map(shown)
  }
}
