import Foundation

/// The key that a response is kept under: the URL of the request, its content if it is a QUERY, and
/// its user.
///
/// Descriptions show nothing: both may hold secrets.
struct CacheKey: Hashable, Sendable, CustomReflectable, CustomStringConvertible {
  let url: String
  /// The digest of the content of a QUERY and of what its headers say of it (RFC 10008).
  private let content: String?
  let identity: RequestIdentity

  init(url: String, identity: RequestIdentity) {
    self.url = url
    content = nil
    self.identity = identity
  }

  /// Nil if the content is not in memory.
  init?(_ request: HTTPRequest, identity: RequestIdentity) {
    url = request.url.absoluteString
    self.identity = identity
    guard request.method == .query else {
      content = nil
      return
    }
    let body: Data
    switch request.body {
    case .none: body = Data()
    case .data(let data): body = data
    case .file, .stream: return nil
    }
    let about = request.headers.fields.map { [$0.name.lowercased(), $0.value] }
      .filter { $0[0].hasPrefix("content-") && $0[0] != "content-length" }
    content = Self.digest(about.joined() + [SHA256.digest(body).base64EncodedString()])
  }

  /// The same for a GET. Its removal is that of all queries of its URL.
  var withoutContent: Self { Self(url: url, identity: identity) }

  /// Tells keys apart on disk, without giving away what they hold.
  var fileName: String {
    Self.digest([url] + identity.parts) + (content.map { "-" + $0 } ?? "")
  }

  private static func digest(_ parts: [String]) -> String {
    SHA256.hex(parts.map { "\($0.utf8.count):\($0)" }.joined())
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
