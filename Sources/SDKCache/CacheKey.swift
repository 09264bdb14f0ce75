import Foundation
import SDKCore

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
    content = SHA256.hex(parts: about.joined() + [SHA256.digest(body).base64EncodedString()])
  }

  /// The same for a GET. Its removal is that of all queries of its URL.
  var withoutContent: Self { Self(url: url, identity: identity) }

  /// Tells keys apart on disk, without giving away what they hold.
  var fileName: String {
    identity.fileName(for: url) + (content.map { "-" + $0 } ?? "")
  }

  var description: String { "CacheKey" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
