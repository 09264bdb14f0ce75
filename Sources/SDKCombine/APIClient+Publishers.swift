#if canImport(Combine) || OpenCombine
  public import Foundation
  import SDKCache
  public import SDKCore
  public import SDKPages
  public import SDKStreams

  extension APIClient {
    /// Publishes the values of `send(_:as:options:)`, anew for each subscription.
    public func sendPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher { try await self.send(endpoint, as: type, options: options) }
    }

    /// Publishes the values of `send(_:format:options:)`, anew for each subscription.
    public func sendPublisher<Value: Sendable>(
      _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher { try await self.send(endpoint, format: format, options: options) }
    }

    /// Publishes the values of `send(_:options:)`, anew for each subscription.
    public func sendPublisher(
      _ endpoint: some Endpoint, options: RequestOptions = .init()
    ) -> CallPublisher<Void> {
      CallPublisher { try await self.send(endpoint, options: options) }
    }

    /// Publishes the values of `response(for:as:options:)`, anew for each subscription.
    public func responsePublisher<Value: Decodable & Sendable>(
      for endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> CallPublisher<APIResponse<Value>> {
      CallPublisher { try await self.response(for: endpoint, as: type, options: options) }
    }

    /// Publishes the values of `result(of:as:options:)`, anew for each subscription: a failure is a
    /// value, and the publisher itself never fails.
    public func resultPublisher<Value: Decodable & Sendable>(
      of endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> CallPublisher<Result<APIResponse<Value>, APIError>> {
      CallPublisher { await self.result(of: endpoint, as: type, options: options) }
    }

    /// Publishes the values of `cached(_:as:options:)`, anew for each subscription.
    public func cachedPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> CallPublisher<APIResponse<Value>?> {
      CallPublisher { try await self.cached(endpoint, as: type, options: options) }
    }

    /// Publishes the values of `upload(_:as:progress:options:)`, anew for each subscription.
    public func uploadPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, progress: @escaping ProgressHandler,
      options: RequestOptions = .init()
    ) -> CallPublisher<APIResponse<Value>> {
      CallPublisher {
        try await self.upload(endpoint, as: type, progress: progress, options: options)
      }
    }

    /// Publishes the values of `download(_:to:progress:options:)`, anew for each subscription.
    public func downloadPublisher(
      _ endpoint: some Endpoint, to file: URL, progress: ProgressHandler? = nil,
      options: RequestOptions = .init()
    ) -> CallPublisher<APIResponse<URL>> {
      CallPublisher {
        try await self.download(endpoint, to: file, progress: progress, options: options)
      }
    }

    /// Publishes the values of `stream(_:options:)`, anew for each subscription.
    public func streamPublisher(
      _ endpoint: some Endpoint, options: RequestOptions = .init()
    ) -> CallPublisher<HTTPResponse> {
      CallPublisher { try await self.stream(endpoint, options: options) }
    }
  }

  extension APIClient {
    /// Publishes the values of `events(_:end:options:)`, anew for each subscription.
    public func eventsPublisher(
      _ endpoint: some Endpoint, end: String? = nil, options: RequestOptions = .init()
    ) -> CallPublisher<ServerSentEvent> {
      CallPublisher(stream: { self.events(endpoint, end: end, options: options) })
    }

    /// Publishes the values of `events(_:as:end:options:)`, anew for each subscription.
    public func eventsPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, end: String? = nil,
      options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher(stream: { self.events(endpoint, as: type, end: end, options: options) })
    }

    /// Publishes the values of `lines(_:as:options:)`, anew for each subscription.
    public func linesPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher(stream: { self.lines(endpoint, as: type, options: options) })
    }

    /// Publishes the values of `events(_:format:end:options:)`, anew for each subscription.
    public func eventsPublisher<Value: Sendable>(
      _ endpoint: some Endpoint, format: ValueFormat<Value>, end: String? = nil,
      options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher(stream: { self.events(endpoint, format: format, end: end, options: options) })
    }

    /// Publishes the values of `events(_:end:options:reading:)`, anew for each subscription.
    public func eventsPublisher<Value: Sendable>(
      _ endpoint: some Endpoint, end: String? = nil, options: RequestOptions = .init(),
      reading read: @escaping @Sendable (ServerSentEvent, EventDecoder) throws -> Value?
    ) -> CallPublisher<Value> {
      CallPublisher(stream: {
        self.events(endpoint, end: end, options: options, reading: read)
      })
    }

    /// Publishes the values of `lines(_:format:options:)`, anew for each subscription.
    public func linesPublisher<Value: Sendable>(
      _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
    ) -> CallPublisher<Value> {
      CallPublisher(stream: { self.lines(endpoint, format: format, options: options) })
    }
  }

  extension Pages {
    /// The pages, from the first for each subscription. The items: `CallPublisher(pages.items)`.
    public var publisher: CallPublisher<Page> { CallPublisher(self) }
  }
#endif
