// Made by sdkgen for Chat. Do not edit.

import Foundation
import SDKRuntime
import SDKTesting

/// The methods of `ChatClient`.
nonisolated protocol ChatService: Sendable {
  @discardableResult
  func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) async throws -> [String]
  func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) -> AsyncThrowingStream<String, any Error>
  @discardableResult
  func search(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) async throws -> [String]
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  func searchPages(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) -> Pages<[String], String>
}

extension ChatService {
  @discardableResult
  func complete(_ body: ChatEndpoint.CompleteBody) async throws -> [String] {
    try await complete(body, options: .init())
  }
  func completeStream(
    _ body: ChatEndpoint.CompleteBody
  ) -> AsyncThrowingStream<String, any Error> {
    completeStream(body, options: .init())
  }
  @discardableResult
  func search(_ body: ChatEndpoint.SearchBody?, page: Int?) async throws -> [String] {
    try await search(body, page: page, options: .init())
  }
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  func searchPages(_ body: ChatEndpoint.SearchBody?, page: Int?) -> Pages<[String], String> {
    searchPages(body, page: page, options: .init())
  }
  @discardableResult
  func complete(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.complete(
      ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }
  func completeStream(
    prompt: String, tone: ChatEndpoint.CompleteBody.Tone? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    self.completeStream(ChatEndpoint.CompleteBody(prompt: prompt, tone: tone), options: options)
  }
  @discardableResult
  @_disfavoredOverload
  func search(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.search(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }
  /// Returns the pages of `search`; `.items` is the sequence of their items.
  @_disfavoredOverload
  func searchPages(
    page: Int? = nil, query: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    self.searchPages(ChatEndpoint.SearchBody(query: query), page: page, options: options)
  }
}

extension ChatClient: ChatService {}

/// A mock of `ChatService` whose methods call the handlers that a test sets.
nonisolated struct ChatMock: ChatService {
  var onComplete:
    (
      @Sendable (
        _ body: ChatEndpoint.CompleteBody,
        _ options: RequestOptions
      ) async throws -> [String]
    )?
  var onCompleteStream:
    (
      @Sendable (
        _ body: ChatEndpoint.CompleteBody,
        _ options: RequestOptions
      ) -> AsyncThrowingStream<String, any Error>
    )?
  var onSearch:
    (
      @Sendable (
        _ body: ChatEndpoint.SearchBody?,
        _ page: Int?,
        _ options: RequestOptions
      ) async throws -> [String]
    )?
  var onSearchPages:
    (
      @Sendable (
        _ body: ChatEndpoint.SearchBody?,
        _ page: Int?,
        _ options: RequestOptions
      ) -> Pages<[String], String>
    )?

  @discardableResult
  func complete(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) async throws -> [String] {
    guard let onComplete else {
      throw UnsetMock("complete")
    }
    return try await onComplete(body, options)
  }

  func completeStream(
    _ body: ChatEndpoint.CompleteBody, options: RequestOptions
  ) -> AsyncThrowingStream<String, any Error> {
    guard let onCompleteStream else {
      return AsyncThrowingStream { $0.finish(throwing: UnsetMock("completeStream")) }
    }
    return onCompleteStream(body, options)
  }

  @discardableResult
  func search(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) async throws -> [String] {
    guard let onSearch else {
      throw UnsetMock("search")
    }
    return try await onSearch(body, page, options)
  }

  func searchPages(
    _ body: ChatEndpoint.SearchBody?, page: Int?, options: RequestOptions
  ) -> Pages<[String], String> {
    guard let onSearchPages else {
      return Pages(throwing: UnsetMock("searchPages"))
    }
    return onSearchPages(body, page, options)
  }
}

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
