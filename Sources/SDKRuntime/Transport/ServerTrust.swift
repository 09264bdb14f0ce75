#if canImport(Security)
  public import Foundation
  public import Security

  /// The evidence by which a server proves who it is, for
  /// `URLSessionTransport(configure:serverTrust:)`.
  ///
  /// There is none on Linux: URLSession asks nobody there and goes by the system's roots, so a pin
  /// would be kept by nobody.
  public struct ServerTrust {
    public let host: String
    public let port: Int
    public let trust: SecTrust

    /// True if the system would believe it: by its roots, the dates, the host's name.
    public var isTrustedBySystem: Bool { SecTrustEvaluateWithError(trust, nil) }

    /// The certificates in DER: the server's own first, then those that vouch for it.
    public var certificates: [Data] {
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
      return chain.map { SecCertificateCopyData($0) as Data }
    }
  }

  extension PublicKeyPins {
    /// Returns whether the system trusts the server and the pins allow its keys; for
    /// `URLSessionTransport(configure:serverTrust:)`. A host without pins needs the system's trust
    /// alone.
    public func isTrusted(_ server: ServerTrust) -> Bool {
      // In this order: evaluating completes the chain.
      server.isTrustedBySystem && allows(server.certificates, for: server.host)
    }
  }

  /// The decisions of an app when a connection is secured.
  struct TLSAuthentication: Sendable {
    var serverTrust: (@Sendable (ServerTrust) -> Bool)?
    var clientCertificate: (@Sendable (_ host: String) -> URLCredential?)?
  }

  extension SessionDelegate {
    /// Returns the app's word on a server's certificate, or its own certificate; anything else is
    /// the system's matter.
    func verdict(
      on challenge: URLAuthenticationChallenge, of task: URLSessionTask
    ) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      let space = challenge.protectionSpace
      if space.authenticationMethod == NSURLAuthenticationMethodServerTrust,
        let isTrusted = tls.serverTrust
      {
        if let trust = space.serverTrust,
          isTrusted(ServerTrust(host: space.host, port: space.port, trust: trust))
        {
          return (.useCredential, URLCredential(trust: trust))
        }
        // Foundation reports it as a cancellation.
        tasks.with { $0[task.taskIdentifier]?.refuseTrust() }
        return (.cancelAuthenticationChallenge, nil)
      }
      if space.authenticationMethod == NSURLAuthenticationMethodClientCertificate,
        let credential = tls.clientCertificate?(space.host)
      {
        return (.useCredential, credential)
      }
      return (.performDefaultHandling, nil)
    }
  }
#endif
