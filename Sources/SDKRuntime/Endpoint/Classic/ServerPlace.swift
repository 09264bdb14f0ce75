import Foundation

/// The server an endpoint names by scheme and host, as far as it does.
struct ServerPlace: Sendable, CustomStringConvertible {
  let scheme: String?
  /// With a port or without: `api.example.com:8443`.
  let host: String?

  init?(scheme: String?, host: String?) {
    guard scheme != nil || host != nil else { return nil }
    self.scheme = scheme?.lowercased()
    self.host = host?.lowercased()
  }

  func matches(_ server: Server) -> Bool {
    guard let url = URL(string: server.text) else { return false }
    let origin = Origin(url)
    guard scheme == nil || scheme == origin.scheme else { return false }
    let name = origin.host.contains(":") ? "[\(origin.host)]" : origin.host
    let hasDefaultPort = origin.port == (origin.scheme == "https" ? 443 : 80)
    return host == nil || host == "\(name):\(origin.port)" || hasDefaultPort && host == name
  }

  var description: String {
    "'\((scheme ?? "").shownSafely)://\((host ?? "").shownSafely)'"
  }
}
