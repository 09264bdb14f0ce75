public import Foundation

/// The public keys that an app expects of its hosts, beyond what the system demands of a
/// certificate. A key can outlive its certificate, so a pin survives the certificate's renewal.
///
/// A pin is the SHA-256 digest of a certificate's SubjectPublicKeyInfo, in base64:
///
///     openssl s_client -connect api.example.com:443 </dev/null | openssl x509 -pubkey -noout \
///       | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64
///
/// One of a host's pins must be that of a certificate in the server's chain. Give each host a
/// second pin, of a key that is kept offline: an app with a single pin is cut off for good when
/// that key is lost or stolen.
///
///     let pins = try PublicKeyPins([
///       "api.example.com": [
///         "sha256/oZZf31lNyZhEmUYSJWtdJ4ClCiEKYtzzs3JMpVYhSWQ=",
///         "sha256/YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg=",
///       ]
///     ])
///     URLSessionTransport(serverTrust: { pins.isTrusted($0) })
public struct PublicKeyPins: Sendable {
  private let pins: [(host: String, digest: Data)]

  /// - `pins`: by host: `api.example.com`, or `*.example.com` for the names with one more label.
  ///   Names are written as they are in URLs, in ASCII. A pin may begin with `sha256/`.
  /// - Throws: `InvalidPublicKeyPin` when a pin is not the base64 text of 32 bytes, or when a host
  ///   has none.
  public init(_ pins: [String: [String]]) throws(InvalidPublicKeyPin) {
    var known: [(host: String, digest: Data)] = []
    for (host, pins) in pins {
      let name = Origin.canonical(host)
      guard !name.isEmpty, !pins.isEmpty else { throw InvalidPublicKeyPin(host: host, pin: nil) }
      for pin in pins {
        guard let digest = Self.digest(pin) else { throw InvalidPublicKeyPin(host: host, pin: pin) }
        known.append((name, digest))
      }
    }
    self.pins = known
  }

  /// Returns whether one of these certificates has a key that is pinned for the host, or nothing is
  /// pinned for it. It does not tell whether they are valid.
  ///
  /// - `certificates`: the chain that was verified, in DER.
  public func allows(_ certificates: [Data], for host: String) -> Bool {
    guard let expected = digests(for: host) else { return true }
    return certificates.contains { certificate in
      guard let key = SubjectPublicKeyInfo.encoding(inCertificate: certificate) else {
        return false
      }
      return expected.contains(SHA256.digest(key))
    }
  }

  /// Returns whether keys are pinned for a host.
  public func isPinned(_ host: String) -> Bool { digests(for: host) != nil }

  /// Returns the pin of a certificate in DER; nil when the bytes are no certificate.
  public static func pin(ofCertificate certificate: Data) -> String? {
    SubjectPublicKeyInfo.encoding(inCertificate: certificate).map {
      SHA256.digest($0).base64EncodedString()
    }
  }

  /// Returns the digests that are pinned for a host, for itself or else for all at its place; nil where there are none.
  private func digests(for host: String) -> [Data]? {
    let name = Origin.canonical(host)
    let any = name.firstIndex(of: ".").map { "*" + name[$0...] }
    for host in [name, any] {
      let own = pins.filter { $0.host == host }
      if !own.isEmpty { return own.map(\.digest) }
    }
    return nil
  }

  private static func digest(_ pin: String) -> Data? {
    // The digest may begin with a slash, so it is told by its length.
    let text = pin.suffix(44)
    guard ["", "sha256/", "sha256//"].contains(pin.dropLast(44)),
      let digest = Data(base64Encoded: String(text)), digest.count == 32
    else { return nil }
    return digest
  }
}

/// A pin that cannot be kept. It must not go unnoticed, or a connection would be less safe than it
/// looks.
public struct InvalidPublicKeyPin: Error, Hashable, Sendable, CustomStringConvertible {
  public let host: String
  /// Nil when the host has no pin or no name.
  public let pin: String?

  public init(host: String, pin: String?) {
    self.host = host
    self.pin = pin
  }

  public var description: String {
    guard let pin else { return "the host '\(host.shownSafely)' has no pin" }
    return
      "the pin '\(pin.shownSafely)' of '\(host.shownSafely)' is not the base64 text of a SHA-256 digest"
  }
}

#if canImport(Security)
  extension PublicKeyPins {
    /// Returns whether the system trusts the server and the pins allow its keys; for
    /// `URLSessionTransport(configure:serverTrust:)`. A host without pins needs the system's trust
    /// alone.
    public func isTrusted(_ server: ServerTrust) -> Bool {
      // In this order: evaluating completes the chain.
      server.isTrustedBySystem && allows(server.certificates, for: server.host)
    }
  }
#endif
