// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /pets`
  public func listPets(
    page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(ZooEndpoint.listPets(page: page), as: [String].self, options: options)
  }

  /// Returns the pages of `listPets`; `.items` is the sequence of their items.
  public func listPetsPages(
    page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      as: [String].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ZooEndpoint.listPets(page: page)
    }
  }

  /// `POST /pets`
  public func createPet(
    _ body: FilterBody, page: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.createPet(body, page: page), options: options)
  }

  /// `POST /pets`
  public func createPet(
    page: Int? = nil, name: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.createPet(FilterBody(name: name), page: page, options: options)
  }

  /// `QUERY /pets`
  public func queryPets(
    _ body: FilterBody, page: Int? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(
      ZooEndpoint.queryPets(body, page: page), as: [String].self, options: options)
  }

  /// `QUERY /pets`
  public func queryPets(
    page: Int? = nil, name: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.queryPets(FilterBody(name: name), page: page, options: options)
  }

  /// Returns the pages of `queryPets`; `.items` is the sequence of their items.
  public func queryPetsPages(
    _ body: FilterBody, page: Int? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    client.pages(
      as: [String].self, items: \.self, by: .page(from: page ?? 1), options: options
    ) { page in
      ZooEndpoint.queryPets(body, page: page)
    }
  }

  /// Returns the pages of `queryPets`; `.items` is the sequence of their items.
  public func queryPetsPages(
    page: Int? = nil, name: String? = nil, options: RequestOptions = .init()
  ) -> Pages<[String], String> {
    self.queryPetsPages(FilterBody(name: name), page: page, options: options)
  }

  /// `QUERY /links`
  public func findLinks(
    _ body: FilterBody, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(ZooEndpoint.findLinks(body), as: [String].self, options: options)
  }

  /// `QUERY /links`
  public func findLinks(
    name: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await self.findLinks(FilterBody(name: name), options: options)
  }

  /// `COPY /pets/{id}`
  public func copyPet(
    id: Int, destination: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.copyPet(id: id, destination: destination), options: options)
  }

  /// `M-SEARCH /pets/{id}`
  @discardableResult
  public func mSearchPet(id: Int, options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(ZooEndpoint.mSearchPet(id: id), as: [String].self, options: options)
  }

  /// `lock /pets/{id}`
  public func lockPet(
    id: Int, _ body: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.lockPet(id: id, body), options: options)
  }

  /// `! /pets/{id}`
  public func exclamationPet(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.exclamationPet(id: id), options: options)
  }

  /// `QUERY /pets/export`
  public func exportPet(
    _ body: FilterBody, options: RequestOptions = .init()
  ) async throws -> Data {
    try await client.send(ZooEndpoint.exportPet(body), as: Data.self, options: options)
  }

  /// `QUERY /pets/export`
  public func exportPet(
    name: String? = nil, options: RequestOptions = .init()
  ) async throws -> Data {
    try await self.exportPet(FilterBody(name: name), options: options)
  }

  /// `QUERY /pets/export`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func exportPet(
    _ body: FilterBody, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.exportPet(body), to: file, progress: progress, options: options)
  }

  /// `QUERY /pets/export`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func exportPet(
    to file: URL, name: String? = nil, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.exportPet(
      FilterBody(name: name), to: file, progress: progress, options: options)
  }

  /// `QUERY /pets/changes`
  public func watchPets(
    _ body: FilterBody, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.WatchPetsEvent, any Error> {
    client.events(
      ZooEndpoint.watchPets(body), as: ZooEndpoint.WatchPetsEvent.self, end: "[DONE]",
      mustEnd: false, options: options)
  }

  /// `QUERY /pets/changes`
  public func watchPets(
    name: String? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ZooEndpoint.WatchPetsEvent, any Error> {
    self.watchPets(FilterBody(name: name), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
