#if AsyncHTTPClient
  public import AsyncHTTPClient
  import NIOCore
  import NIOHTTPCompression
  public import SDKCore

  /// A transport over AsyncHTTPClient, for servers and for Linux, where some faults of a server end
  /// the process under URLSession.
  ///
  ///     let api = PostsClient(transport: AsyncHTTPClientTransport())
  ///
  /// Streams have back-pressure: a reader that lags holds the server back.
  ///
  /// The package trait `AsyncHTTPClient` turns this type on. Without the trait, the module is empty
  /// and nothing is fetched for it.
  public final class AsyncHTTPClientTransport: Transport {
    private let client: HTTPClient
    private let decompresses: Bool
    private let streamsBodies: Bool
    private let openCount = Locked(0)

    /// Creates a transport with connections of its own.
    ///
    /// - Parameters:
    ///   - streamsBodies: Whether a streamed request body travels while it is produced. Without a
    ///     length it is sent chunked, and what was sent stays sent when the producer fails. If
    ///     false, the body is collected in a file first, as `URLSessionTransport` does.
    ///   - configure: Adjusts the configuration of the HTTP client: TLS, proxy, connection pool.
    ///     Redirects and the retrying of connections are always off, since `APIClient` does both
    ///     itself.
    public init(
      streamsBodies: Bool = false, configure: (inout HTTPClient.Configuration) -> Void = { _ in }
    ) {
      self.streamsBodies = streamsBodies
      var configuration = HTTPClient.Configuration()
      configuration.decompression = .enabled(limit: .none)
      // A request that waits for a connection would fail after the timeout for connecting.
      configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1_000
      configure(&configuration)
      configuration.redirectConfiguration = .disallow
      configuration.connectionPool.retryConnectionEstablishment = false
      let decompresses = if case .disabled = configuration.decompression { false } else { true }
      self.decompresses = decompresses
      configuration.http1_1ConnectionDebugInitializer = Self.both(
        configuration.http1_1ConnectionDebugInitializer,
        { ResponseGuard.addToConnection($0, decompresses: decompresses) })
      configuration.http2StreamChannelDebugInitializer = Self.both(
        configuration.http2StreamChannelDebugInitializer,
        { ResponseGuard.addToStream($0, decompresses: decompresses) })
      client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }

    private typealias Initializer = @Sendable (any Channel) -> EventLoopFuture<Void>

    /// Returns what runs one after the other.
    private static func both(
      _ first: Initializer?, _ second: @escaping Initializer
    ) -> Initializer {
      guard let first else { return second }
      return { channel in first(channel).flatMap { second(channel) } }
    }

    deinit { close() }

    /// Ends all exchanges under way with an error; later ones fail.
    public func close() { client.shutdown { _ in } }

    /// The number of exchanges under way.
    package var openExchanges: Int { openCount.with { $0 } }

    public func send(
      _ request: HTTPRequest, receiving: Receiving
    ) async throws(TransportError) -> HTTPResponse {
      do {
        try Task.checkCancellation()
        let (request, spool) = streamsBodies ? (request, nil) : try await request.spoolingBody()
        defer { spool?.remove() }
        guard case .file = receiving, let partial = request.options.partialDownload else {
          return try await perform(request, receiving)
        }
        return try await partial.load(
          request, status: { $0.status }, by: { try await perform($0, receiving) })
      } catch {
        throw TransportError(asyncHTTPClient: error)
      }
    }

    private func perform(
      _ request: HTTPRequest, _ receiving: Receiving
    ) async throws -> HTTPResponse {
      let exchange = HTTPClientExchange(request, receiving: receiving, count: openCount)
      let prepared = try exchange.prepared(acceptingCompression: decompresses)
      return try await exchange.response(to: prepared, from: client)
    }
  }
#endif
