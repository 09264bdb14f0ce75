#if canImport(Combine) || OpenCombine
  public import Foundation
  public import SDKRuntime

  extension APIClient {
    /// `send(_:as:options:)`, anew for each subscription.
    public func sendPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> AsyncPublisher<Value> {
      AsyncPublisher { try await self.send(endpoint, as: type, options: options) }
    }

    /// `send(_:format:options:)`, anew for each subscription.
    public func sendPublisher<Value: Sendable>(
      _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
    ) -> AsyncPublisher<Value> {
      AsyncPublisher { try await self.send(endpoint, format: format, options: options) }
    }

    /// `send(_:options:)`, anew for each subscription.
    public func sendPublisher(
      _ endpoint: some Endpoint, options: RequestOptions = .init()
    ) -> AsyncPublisher<Void> {
      AsyncPublisher { try await self.send(endpoint, options: options) }
    }

    /// `response(for:as:options:)`, anew for each subscription.
    public func responsePublisher<Value: Decodable & Sendable>(
      for endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> AsyncPublisher<APIResponse<Value>> {
      AsyncPublisher { try await self.response(for: endpoint, as: type, options: options) }
    }

    /// `download(_:to:options:)`, anew for each subscription.
    public func downloadPublisher(
      _ endpoint: some Endpoint, to file: URL, options: RequestOptions = .init()
    ) -> AsyncPublisher<APIResponse<URL>> {
      AsyncPublisher { try await self.download(endpoint, to: file, options: options) }
    }

    /// `stream(_:options:)`, anew for each subscription.
    public func streamPublisher(
      _ endpoint: some Endpoint, options: RequestOptions = .init()
    ) -> AsyncPublisher<HTTPResponse> {
      AsyncPublisher { try await self.stream(endpoint, options: options) }
    }

    /// `events(_:end:options:)`, anew for each subscription.
    public func eventsPublisher(
      _ endpoint: some Endpoint, end: String? = nil, options: RequestOptions = .init()
    ) -> AsyncPublisher<ServerSentEvent> {
      AsyncPublisher(stream: { self.events(endpoint, end: end, options: options) })
    }

    /// `events(_:as:end:options:)`, anew for each subscription.
    public func eventsPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, end: String? = nil,
      options: RequestOptions = .init()
    ) -> AsyncPublisher<Value> {
      AsyncPublisher(stream: { self.events(endpoint, as: type, end: end, options: options) })
    }

    /// `lines(_:as:options:)`, anew for each subscription.
    public func linesPublisher<Value: Decodable & Sendable>(
      _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
    ) -> AsyncPublisher<Value> {
      AsyncPublisher(stream: { self.lines(endpoint, as: type, options: options) })
    }
  }

  extension Pages {
    /// The pages, from the first for each subscription. The items: `AsyncPublisher(pages.items)`.
    public var publisher: AsyncPublisher<Page> { AsyncPublisher(self) }
  }
#endif
