#if canImport(Combine) || OpenCombine
  public import SDKCore
  public import SDKStreams

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
#endif
