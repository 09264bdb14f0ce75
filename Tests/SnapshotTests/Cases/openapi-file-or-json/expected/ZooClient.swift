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

  /// Requests to `/reports` and below.
  public var reports: ReportsClient { ReportsClient(client) }

  public var pets: PetsClient { PetsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/reports` and below.
public nonisolated struct ReportsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /reports/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws -> Report? {
    try await client.send(ReportsEndpoint.get(id: id), as: Report?.self, options: options)
  }

  /// `GET /reports/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func get(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ReportsEndpoint.get(id: id), to: file, emptyStatuses: [204], progress: progress,
      options: options)
  }

  /// `PUT /reports/{id}`
  @discardableResult
  public func replace(
    id: String, _ body: Report, options: RequestOptions = .init()
  ) async throws -> Report {
    try await client.send(ReportsEndpoint.replace(id: id, body), as: Report.self, options: options)
  }

  /// `PUT /reports/{id}`
  @discardableResult
  public func replace(
    id: String, name: String, options: RequestOptions = .init()
  ) async throws -> Report {
    try await self.replace(id: id, Report(name: name), options: options)
  }

  /// `PUT /reports/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func replace(
    id: String, _ body: Report, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ReportsEndpoint.replace(id: id, body), to: file, progress: progress, options: options)
  }

  /// `PUT /reports/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func replace(
    id: String, name: String, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.replace(
      id: id, Report(name: name), to: file, progress: progress, options: options)
  }

  /// `PUT /reports/{id}`
  @discardableResult
  @_disfavoredOverload
  public func replace(
    id: String, _ body: HTTPBody, options: RequestOptions = .init()
  ) async throws -> Report {
    try await client.send(
      ReportsEndpoint.replaceData(id: id, body), as: Report.self, options: options)
  }

  /// `PUT /reports/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  @_disfavoredOverload
  public func replace(
    id: String, _ body: HTTPBody, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ReportsEndpoint.replaceData(id: id, body), to: file, progress: progress, options: options)
  }
}

public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws -> Report {
    try await client.send(PetsEndpoint.list, as: Report.self, options: options)
  }

  /// `POST /pets`
  public func `import`(_ body: Report, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.`import`(body), options: options)
  }

  /// `POST /pets`
  public func `import`(name: String, options: RequestOptions = .init()) async throws {
    try await self.`import`(Report(name: name), options: options)
  }

  /// `POST /pets`
  @_disfavoredOverload
  public func `import`(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.importData(body), options: options)
  }

  /// `PUT /pets`
  public func replace(_ body: Report, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.replace(body), options: options)
  }

  /// `PUT /pets`
  public func replace(name: String, options: RequestOptions = .init()) async throws {
    try await self.replace(Report(name: name), options: options)
  }

  /// `POST /cages`
  @discardableResult
  public func addCage(
    options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.AddCageResponse {
    try await client.send(
      PetsEndpoint.addCage, options: options, reading: { try PetsEndpoint.AddCageResponse($0) })
  }

  /// `GET /news`
  public func getNews(options: RequestOptions = .init()) async throws -> Report {
    try await client.send(PetsEndpoint.getNews, as: Report.self, options: options)
  }

  /// `GET /news`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getNews(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      PetsEndpoint.getNews, to: file, progress: progress, options: options)
  }

  /// `GET /news`
  public func getNewsStream(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Report, any Error> {
    client.lines(PetsEndpoint.getNews, as: Report.self, options: options)
  }
}

extension PetsEndpoint {
  /// A successful response of `POST /cages`.
  public nonisolated enum AddCageResponse: Hashable, Sendable {
    /// 200
    case ok(Report)
    /// 202
    case accepted(Int)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(Report.self))
      case 202: self = try .accepted(response.decode(Int.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}
