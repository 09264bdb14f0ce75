import Foundation

/// An IPv6 address as the host of a URL: `http://[::1]:8080/`.
enum IPv6Host {
  /// Returns the end of the brackets, up to which nothing needs encoding; nil where the host is no
  /// IPv6 address. What follows must be a port, a path or a query.
  static func end(in location: Substring) -> Substring.Index? {
    let prefix = /(?:[A-Za-z][A-Za-z0-9+.\-]*:)?\/\/\[([0-9A-Fa-f:.]+)\]/
    guard let match = location.prefixMatch(of: prefix),
      match.output.1.filter({ $0 == ":" }).count > 1,
      location[match.range.upperBound...].first.map({ ":/?".contains($0) }) ?? true
    else { return nil }
    return match.range.upperBound
  }

  /// Returns whether the host has brackets, encoded since there was no IPv6 address in them.
  static func isBroken(_ url: URL) -> Bool {
    let host = url.host(percentEncoded: true)?.uppercased() ?? ""
    return host.contains("%5B") || host.contains("%5D")
  }
}
