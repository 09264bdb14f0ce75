import Foundation

/// The scheme, host and port of a URL (RFC 6454): a credential belongs to one, and two URLs must agree
/// in it for one to be trusted like the other.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  init(_ url: URL) {
    scheme = url.scheme?.lowercased() ?? ""
    host = url.host?.lowercased() ?? ""
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
