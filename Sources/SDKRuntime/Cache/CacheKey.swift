/// The key that a response is kept under: the URL of the request, and its user.
///
/// Descriptions show nothing: both may hold secrets.
struct CacheKey: Hashable, Sendable, CustomReflectable, CustomStringConvertible {
  let url: String
  let identity: RequestIdentity

  /// Tells keys apart on disk, without giving away what they hold.
  var fileName: String {
    SHA256.hex(([url] + identity.parts).map { "\($0.utf8.count):\($0)" }.joined())
  }

  var description: String { "CacheKey" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// For whom a request speaks.
struct RequestIdentity: Hashable, Sendable {
  /// By the security schemes; empty where they add nothing.
  let credential: String
  /// The names and values of the request's own credentials.
  private let headers: [String]
  /// The identity of the cookies in the jar; nil where there are none. A session may be nothing
  /// but a cookie.
  let cookies: String?

  init(credential: String, headers: HTTPHeaders, cookies: String?) {
    self.credential = credential
    self.headers = headers.fields.filter { APIClient.Configuration.isCredential($0.name) }
      .flatMap { [$0.name.lowercased(), $0.value] }
    self.cookies = cookies
  }

  static let anonymous = Self(credential: "", headers: [:], cookies: nil)

  /// True if it speaks for nobody in particular.
  var isAnonymous: Bool { credential.isEmpty && headers.isEmpty && cookies == nil }

  fileprivate var parts: [String] {
    (credential.isEmpty ? [] : [credential]) + headers + (cookies.map { ["cookies", $0] } ?? [])
  }
}

extension APIClient.Configuration {
  /// Returns the user of a request; nil when a credential does not tell, and nothing may be shared.
  func identity(of request: HTTPRequest) async -> RequestIdentity? {
    guard let user = await Authentication(schemes).identity(of: request) else { return nil }
    return RequestIdentity(
      credential: user, headers: request.headers, cookies: cookieRule?.identity(request.url))
  }

  /// Headers that callers and interceptors prove themselves with.
  static func isCredential(_ name: String) -> Bool {
    ["Authorization", "Cookie", "Proxy-Authorization"].contains { $0.equalsIgnoringCase(name) }
  }
}
