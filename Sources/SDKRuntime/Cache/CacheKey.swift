/// What an answer is kept under: the URL that was asked, and who asked.
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

/// For whom a request speaks. Empty: for nobody in particular.
struct RequestIdentity: Hashable, Sendable {
  var parts: [String] = []
}

extension APIClient.Configuration {
  /// Nil when a credential does not say for whom it speaks: then nothing may be shared.
  func identity(of request: HTTPRequest) async -> RequestIdentity? {
    guard let user = await Authentication(schemes).identity(of: request) else { return nil }
    var identity = RequestIdentity()
    if !user.isEmpty { identity.parts.append(user) }
    for field in request.headers.fields where Self.isCredential(field.name) {
      identity.parts += [field.name.lowercased(), field.value]
    }
    // A session may be nothing but a cookie.
    if let kept = cookies?.header(for: request.url) { identity.parts += ["cookies", kept] }
    return identity
  }

  /// Headers that callers and interceptors prove themselves with.
  static func isCredential(_ name: String) -> Bool {
    ["Authorization", "Cookie", "Proxy-Authorization"].contains { $0.equalsIgnoringCase(name) }
  }
}
