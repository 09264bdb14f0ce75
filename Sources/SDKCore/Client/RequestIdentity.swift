/// For whom a request speaks.
package struct RequestIdentity: Hashable, Sendable {
  /// By the security schemes; empty where they add nothing.
  let credential: String
  /// The names and fingerprints of the request's own credentials.
  private let headers: [String]
  /// The identity of the cookies in the jar; nil where there are none. A session may be nothing
  /// but a cookie.
  package let cookies: String?

  package init(credential: String, headers: HTTPHeaders, cookies: String?) {
    self.credential = credential
    self.headers = headers.fields.filter { APIClient.Configuration.isCredential($0.name) }
      .flatMap { [$0.name.lowercased(), Fingerprint.text(ofHeader: $0.value)] }
    self.cookies = cookies
  }

  package static let anonymous = Self(credential: "", headers: [:], cookies: nil)

  /// Returns a name for what is kept of a URL for this user, which gives neither away.
  package func fileName(for url: String) -> String {
    SHA256.hex(
      parts: [url] + (credential.isEmpty ? [] : [credential]) + headers
        + (cookies.map { ["cookies", $0] } ?? []))
  }
}

extension RequestIdentity: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension APIClient.Configuration {
  /// Returns the user of a request; nil when a credential does not tell, and nothing may be shared.
  package func identity(of request: HTTPRequest) async -> RequestIdentity? {
    guard let user = await Authentication(schemes).identity(of: request) else { return nil }
    return RequestIdentity(
      credential: user, headers: request.headers, cookies: cookieRule?.identity(request.url))
  }

  /// Headers that callers and interceptors prove themselves with.
  static func isCredential(_ name: String) -> Bool {
    ["Authorization", "Cookie", "Proxy-Authorization"].contains { $0.equalsIgnoringCase(name) }
  }
}
