#if AsyncHTTPClient
  import AsyncHTTPClient
  import Foundation
  import NIOCore
  import NIOHTTP1
  import NIOHTTPCompression
  import NIOPosix
  import NIOSSL
  import SDKCore

  extension TransportError {
    /// Translates what AsyncHTTPClient and SwiftNIO report. Their texts are left behind: they may
    /// hold a URL.
    init(asyncHTTPClient error: any Error) {
      switch error {
      case let error as TransportError: self = error
      case is CancellationError: self.init(.cancelled)
      case let error as RequestBuildingError:
        self.init(.bodyUnavailable, reason: error.reason)
      case let error as BodyFailure:
        if let reason = (error.underlying as? RequestBuildingError)?.reason {
          self.init(.bodyUnavailable, reason: reason)
        } else {
          self.init(
            .bodyUnavailable, reason: "the body's stream failed", underlying: error.underlying)
        }
      case let error as HTTPClientError: self.init(Self.code(of: error), reason: Self.reason(error))
      case let error as NIOConnectionError: self.init(Self.code(of: error))
      case let error as ChannelError: self.init(Self.code(of: error))
      case let error as IOError: self.init(Self.code(of: error))
      case let error as HTTPParserError:
        self.init(error == .invalidEOFState ? .truncated : .malformedResponse)
      case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError: self.init(.tls)
      case is NIOHTTPDecompression.DecompressionError,
        is NIOHTTPDecompression.ExtraDecompressionError:
        self.init(.malformedResponse)
      default: self.init(.other, reason: String(describing: type(of: error)))
      }
    }

    private static func reason(_ error: HTTPClientError) -> String? {
      switch error {
      case .bodyLengthMismatch: "the body is not as long as was said"
      // A caller's cancellation is a `CancellationError`.
      case .cancelled, .alreadyShutdown: "the transport is closed"
      default: nil
      }
    }

    private static func code(of error: HTTPClientError) -> Code {
      switch error {
      case .readTimeout, .writeTimeout, .deadlineExceeded: .idleTimeout
      case .connectTimeout, .getConnectionFromPoolTimeout, .socksHandshakeTimeout,
        .httpProxyHandshakeTimeout, .invalidProxyResponse, .proxyAuthenticationRequired:
        .cannotConnect
      case .tlsHandshakeTimeout: .tls
      case .remoteConnectionClosed, .uncleanShutdown: .connectionLost
      case .bodyLengthMismatch: .bodyUnavailable
      default: .other
      }
    }

    private static func code(of error: NIOConnectionError) -> Code {
      let isUnresolved = error.dnsAError != nil && error.dnsAAAAError != nil
      return error.connectionErrors.isEmpty && isUnresolved ? .dns : .cannotConnect
    }

    private static func code(of error: ChannelError) -> Code {
      switch error {
      case .connectTimeout: .cannotConnect
      case .eof, .ioOnClosedChannel, .inputClosed, .outputClosed, .alreadyClosed: .connectionLost
      default: .other
      }
    }

    private static func code(of error: IOError) -> Code {
      switch error.errnoCode {
      case ECONNREFUSED, EADDRNOTAVAIL: .cannotConnect
      case ENETDOWN, ENETUNREACH: .offline
      // Also of a connection that stood, and then the server may have the request: `.cannotConnect`
      // would have a POST sent again.
      case ETIMEDOUT, EHOSTUNREACH: .connectionLost
      case ECONNRESET, EPIPE, ECONNABORTED, ENOTCONN: .connectionLost
      default: .other
      }
    }
  }
#endif
