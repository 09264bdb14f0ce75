/// The hosts a cookie goes to, by its `Domain` attribute.
enum CookieDomain {
  /// The domain of a cookie that goes to more than one host; nil: to the one that set it.
  struct Scope: Equatable, Sendable {
    let domain: String?
  }

  /// Returns the scope of a cookie; nil where the host may not set a cookie for the domain.
  ///
  /// No list of public suffixes is at hand. A domain that may be one by its form gets no cookie;
  /// it stays with the host that set it.
  static func scope(of attribute: String?, setBy host: String) -> Scope? {
    let domain = canonical(attribute.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? "")
    if domain.isEmpty { return Scope(domain: nil) }
    guard domain == host || contains(domain, host) else { return nil }
    return Scope(domain: isAddress(host) || mayBePublicSuffix(domain) ? nil : domain)
  }

  /// Returns whether the host is the domain or one below it (RFC 6265, §5.1.3).
  static func contains(_ domain: String, _ host: String) -> Bool {
    host == domain || host.hasSuffix("." + domain) && !isAddress(host)
  }

  static func canonical(_ host: String) -> String {
    let lowercase = host.lowercased()
    return lowercase.hasSuffix(".") ? String(lowercase.dropLast()) : lowercase
  }

  private static func isAddress(_ host: String) -> Bool {
    host.contains(":")
      || host.split(separator: ".").last?.utf8.allSatisfy { (0x30...0x39).contains($0) } ?? true
  }

  /// Returns whether a domain has one label, or two as in `co.uk`: at most three letters before a
  /// country's two.
  private static func mayBePublicSuffix(_ domain: String) -> Bool {
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count < 2 || labels.contains("")
      || labels.count == 2 && labels[1].utf8.count == 2 && labels[0].utf8.count <= 3
  }
}
