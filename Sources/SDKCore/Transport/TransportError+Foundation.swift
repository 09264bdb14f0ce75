import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransportError {
  /// Translates an error of Foundation, by code and libcurl's text. The URL in it is left behind:
  /// it may hold a key.
  ///
  /// A cancellation is not among its codes: whoever asked for one knows it, and one that nobody
  /// asked for is a failure.
  init(foundation error: any Error) {
    guard let error = error as? URLError else {
      // Apple's systems pass some of POSIX on, such as ECONNABORTED after the app was suspended.
      let error = error as NSError
      self.init(
        error.domain == NSPOSIXErrorDomain
          ? Self.code(ofPOSIX: Int32(clamping: error.code)) : .other,
        reason: "\(error.domain) \(error.code)")
      return
    }
    let code = Self.code(of: error)
    self.init(
      code, reason: code == .other ? "URLError \(error.code.rawValue)" : nil,
      underlying: URLError(error.code))
  }

  private static func code(of error: URLError) -> Code {
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed: .dns
    case .cannotConnectToHost: .cannotConnect
    case .timedOut: .idleTimeout
    case .networkConnectionLost: .connectionLost
    case .badServerResponse: badServerResponse
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive: .offline
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      .tls
    case .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData,
      .downloadDecodingFailedMidStream, .downloadDecodingFailedToComplete:
      .malformedResponse
    // Linux reports what it cannot read as an unsupported URL; ours was checked.
    case .unsupportedURL: .malformedResponse
    case .dataLengthExceedsMaximum: .tooLarge
    case .fileDoesNotExist, .noPermissionsToReadFile, .fileIsDirectory,
      .requestBodyStreamExhausted:
      .bodyUnavailable
    case .cannotCreateFile, .cannotOpenFile, .cannotWriteToFile, .cannotCloseFile,
      .cannotMoveFile, .cannotRemoveFile:
      .fileNotWritable
    case .unknown: code(ofText: error.localizedDescription)
    default: .other
    }
  }

  /// What Apple's systems could not read, and on Linux an "empty reply": closed before a response.
  private static var badServerResponse: Code {
    #if canImport(FoundationNetworking)
      .connectionLost
    #else
      .malformedResponse
    #endif
  }

  private static func code(ofPOSIX code: Int32) -> Code {
    switch code {
    case ENETDOWN, ENETUNREACH: .offline
    // The server may have the request, as AsyncHTTPClient's transport takes it, too; also if it was
    // a second connection that was refused, after the first was lost.
    case ECONNRESET, ECONNABORTED, EPIPE, ENOTCONN, ETIMEDOUT, EHOSTUNREACH, ECONNREFUSED,
      EADDRNOTAVAIL:
      .connectionLost
    default: .other
    }
  }

  /// Reads the code from a text: Linux reports most failures as unknown, with libcurl's words. An
  /// unknown failure without any of these is no more than that.
  static func code(ofText text: String) -> Code {
    let text = text.lowercased()
    let words: [(Code, [String])] = [
      (.truncated, ["transfer closed with"]),
      (.tls, ["ssl_connect", "handshake"]),
      // A secured connection that breaks after the handshake, in the words of OpenSSL and GnuTLS.
      (
        .connectionLost,
        [
          "unexpected eof", "syscall", "connection reset", "broken pipe", "errno 104", "errno 32",
          "non-properly terminated", "pull function", "push function",
        ]
      ),
      (.tls, ["ssl", "certificate"]),
      (
        .connectionLost,
        [
          "recv failure", "send failure", "from the peer", "to the peer", "not closed cleanly",
          // Foundation has a code for an empty reply, and does not always use it.
          "returned nothing", "empty reply", "connection died",
        ]
      ),
      (
        .malformedResponse,
        [
          "chunk", "encoding", "header", "content-length", "http/", "server reply", "nghttp2",
          "response",
        ]
      ),
    ]
    return words.first { $0.1.contains { text.contains($0) } }?.0 ?? .other
  }
}

/// What `URLSessionTransport` refuses.
extension TransportError {
  static let sessionHeaders = TransportError(
    .other,
    reason: "httpAdditionalHeaders of the session would go to every origin; "
      + "set APIClient.Configuration.headers instead")

  static let sessionCache = TransportError(
    .other,
    reason: "urlCache of the session is not used, since it does not tell users apart; "
      + "set APIClient.Configuration.cache, and options.cache, instead")

  #if canImport(FoundationNetworking)
    static let literalAddress = TransportError(
      .other,
      reason:
        "URLSession on Linux reaches no IPv6 address in a URL; give the server by its name, or "
        + "use another transport")
  #endif
}
