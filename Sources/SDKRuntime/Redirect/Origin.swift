import Foundation

/// Scheme, host and port: what a credential belongs to.
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
