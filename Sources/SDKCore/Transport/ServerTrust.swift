#if canImport(Security)
  public import Foundation
  public import Security

  /// The evidence by which a server proves who it is, for
  /// `URLSessionTransport(configure:serverTrust:)`.
  ///
  /// There is none on Linux: URLSession asks no delegate there and goes by the system's roots, so a
  /// pin would have no effect.
  public struct ServerTrust {
    public let host: String
    public let port: Int
    public let trust: SecTrust

    /// True if the system would believe it: by its roots, the dates, the host's name. May wait for the
    /// network, where a certificate is missing or may have been revoked.
    public var isTrustedBySystem: Bool { SecTrustEvaluateWithError(trust, nil) }

    /// The certificates in DER: the server's own first, then those that vouch for it.
    public var certificates: [Data] {
      let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
      return chain.map { SecCertificateCopyData($0) as Data }
    }
  }

  /// The decisions of an app when a connection is secured, or a server wants to know the user.
  struct TLSAuthentication: Sendable {
    var serverTrust: (@Sendable (ServerTrust) -> Bool)?
    var clientCertificate: (@Sendable (_ host: String) -> URLCredential?)?
    /// True if a server may have the user's tickets.
    var signsOn = false
    /// Where the app decides: to judge a certificate may take as long as the network does, and on the
    /// delegate's queue every other exchange would wait for it.
    private let queue = DispatchQueue(label: "SDKRuntime.authentication", attributes: .concurrent)

    init(
      serverTrust: (@Sendable (ServerTrust) -> Bool)? = nil,
      clientCertificate: (@Sendable (_ host: String) -> URLCredential?)? = nil,
      signsOn: Bool = false
    ) {
      self.serverTrust = serverTrust
      self.clientCertificate = clientCertificate
      self.signsOn = signsOn
    }

    /// Runs `decide` there, if the app has a say in it.
    func decide(
      on challenge: URLAuthenticationChallenge, _ decide: @escaping @Sendable () -> Void
    ) {
      switch challenge.protectionSpace.authenticationMethod {
      case NSURLAuthenticationMethodServerTrust where serverTrust != nil:
        queue.async(execute: decide)
      case NSURLAuthenticationMethodClientCertificate where clientCertificate != nil:
        queue.async(execute: decide)
      default: decide()
      }
    }
  }

  extension SessionDelegate {
    /// Returns the app's word on a server's certificate, or its own certificate; anything else is
    /// the system's matter, but for what would tell a server who the user is, as an identity from the
    /// keychain does.
    func verdict(
      on challenge: URLAuthenticationChallenge, of task: URLSessionTask
    ) -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      let space = challenge.protectionSpace
      switch space.authenticationMethod {
      case NSURLAuthenticationMethodServerTrust:
        guard let isTrusted = tls.serverTrust else { break }
        if let trust = space.serverTrust,
          isTrusted(ServerTrust(host: space.host, port: space.port, trust: trust))
        {
          return (.useCredential, URLCredential(trust: trust))
        }
        // Foundation reports it as a cancellation.
        tasks.with { $0[task.taskIdentifier]?.refuseTrust() }
        return (.cancelAuthenticationChallenge, nil)
      case NSURLAuthenticationMethodClientCertificate:
        if let credential = tls.clientCertificate?(space.host) {
          return (.useCredential, credential)
        }
        // The system might choose an identity from the user's keychain. The handshake goes on without
        // one: the credential of this disposition "may be nil".
        if !space.isProxy() { return (.useCredential, nil) }
      case NSURLAuthenticationMethodNegotiate, NSURLAuthenticationMethodNTLM:
        // The system would answer with the user's Kerberos tickets. A proxy's challenge is between it
        // and whoever has set the proxy up.
        if !tls.signsOn, !space.isProxy() { return (.rejectProtectionSpace, nil) }
      default: break
      }
      return (.performDefaultHandling, nil)
    }
  }
#endif
