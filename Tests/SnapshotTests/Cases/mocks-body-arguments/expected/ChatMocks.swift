// Made by sdkgen for Chat. Do not edit.

import Foundation
public import SDKRuntime

/// The methods of `ChatClient`.
public nonisolated protocol ChatService: Sendable {
  /// `POST /completions`
  func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) async throws -> [String]
  /// `POST /completions`
  func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) -> AsyncThrowingStream<String, any Error>
  /// `POST /search`
  func search(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) async throws -> [String]
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  func searchPages(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) -> Pages<[String], String>
}

extension ChatService {
  /// `POST /completions`
  public func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions? = nil
  ) async throws -> [String] {
    try await self.complete(body, options: options ?? .init())
  }
  /// `POST /completions`
  public func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions? = nil
  ) -> AsyncThrowingStream<String, any Error> {
    self.completeStream(body, options: options ?? .init())
  }
  /// `POST /search`
  public func search(
    _ body: ChatEndpoint.SearchBody? = nil, page: Int? = nil, options: RequestOptions? = nil
  ) async throws -> [String] {
    try await self.search(body, page: page, options: options ?? .init())
  }
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  public func searchPages(
    _ body: ChatEndpoint.SearchBody? = nil, page: Int? = nil, options: RequestOptions? = nil
  ) -> Pages<[String], String> {
    self.searchPages(body, page: page, options: options ?? .init())
  }
  /// `POST /completions`
  public func complete(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.complete(
      ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }
  /// `POST /completions`
  public func completeStream(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    self.completeStream(ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }
  /// `POST /search`
  @_disfavoredOverload
  public func search(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.search(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  @_disfavoredOverload
  public func searchPages(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    self.searchPages(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }
}

extension ChatClient: ChatService {}

/// A mock of `ChatService` whose methods call the closures that a test or a preview sets.
public nonisolated struct ChatMock: ChatService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case complete
    case completeStream
    case search
    case searchPages
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, ChatEndpoint>()
  public var onComplete:
    (
      @Sendable (
        _ body: ChatEndpoint.CompleteBody,
        _ options: RequestOptions
      ) async throws -> [String]
    )?
  public var onCompleteStream:
    (
      @Sendable (
        _ body: ChatEndpoint.CompleteBody,
        _ options: RequestOptions
      ) -> AsyncThrowingStream<String, any Error>
    )?
  public var onSearch:
    (
      @Sendable (
        _ body: ChatEndpoint.SearchBody?,
        _ page: Int?,
        _ options: RequestOptions
      ) async throws -> [String]
    )?
  public var onSearchPages:
    (
      @Sendable (
        _ body: ChatEndpoint.SearchBody?,
        _ page: Int?,
        _ options: RequestOptions
      ) -> Pages<[String], String>
    )?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) async throws -> [String] {
    self.calls.record(.complete, ChatEndpoint.complete(body), options: options)
    guard let onComplete else {
      throw UnsetMock("complete")
    }
    return try await onComplete(body, options)
  }

  public func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) -> AsyncThrowingStream<String, any Error> {
    self.calls.record(.completeStream, ChatEndpoint.complete(body), options: options)
    guard let onCompleteStream else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("completeStream")) }
    }
    return onCompleteStream(body, options)
  }

  public func search(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) async throws -> [String] {
    self.calls.record(.search, ChatEndpoint.search(body, page: page), options: options)
    guard let onSearch else {
      throw UnsetMock("search")
    }
    return try await onSearch(body, page, options)
  }

  public func searchPages(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) -> Pages<[String], String> {
    self.calls.record(.searchPages, ChatEndpoint.search(body, page: page), options: options)
    guard let onSearchPages else {
      return Pages(throwing: UnsetMock("searchPages"))
    }
    return onSearchPages(body, page, options)
  }
}

nonisolated extension ChatEndpoint: EquatableEndpoint {}

extension ChatEndpoint.CompleteBody: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      prompt: fields.decode(String.self, "prompt"),
      stream: fields.decodeIfPresent(Bool.self, "stream"),
      tone: fields.decodeIfPresent(Tone.self, "tone"))
  }
}

extension ChatEndpoint.SearchBody: Decodable {
  public init(from decoder: any Decoder) throws {
    let fields = try FieldDecoder(decoder)
    try self.init(
      query: fields.decodeIfPresent(String.self, "query"))
  }
}
