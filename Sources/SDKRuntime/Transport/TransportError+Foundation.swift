import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransportError {
  /// Translates an error of Foundation, by code and libcurl's text. The URL in it is left behind:
  /// it may hold a key.
  ///
  /// A cancellation is none of its codes: who asked for one knows it, and one that nobody asked
  /// for is a failure.
  init(foundation error: any Error) {
    guard let error = error as? URLError else {
      self.init(.other, reason: "\(type(of: error))")
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
    // "Empty reply": closed before a response.
    case .badServerResponse: .connectionLost
    case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff: .offline
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      .tls
    case .cannotParseResponse, .cannotDecodeContentData, .cannotDecodeRawData: .malformedResponse
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

  /// Reads the code from a text: Linux reports most failures as unknown, with libcurl's words.
  private static func code(ofText text: String) -> Code {
    if text.contains("transfer closed with") { return .truncated }
    if text.contains("SSL") || text.contains("certificate") { return .tls }
    return .malformedResponse
  }
}
