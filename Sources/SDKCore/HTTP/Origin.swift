package import Foundation

/// The scheme, host and port of a URL (RFC 6454): a credential belongs to one, and two URLs must agree
/// in it for one to be trusted like the other.
package struct Origin: Hashable, Sendable {
  package let scheme: String
  package let host: String
  package let port: Int

  package init(_ url: URL) {
    scheme = url.scheme?.lowercased() ?? ""
    host = Self.canonical(url.host ?? "")
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }

  /// Returns a host without the dot that ends its whole name, its ASCII letters in lower case: by Unicode, the sign of
  /// the kelvin would be a `k`.
  package static func canonical(_ host: String) -> String {
    let name = host.utf8.last == UInt8(ascii: ".") ? host.utf8.dropLast() : host.utf8[...]
    return String(
      decoding: name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
