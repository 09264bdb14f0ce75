// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://api.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://api.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/a`.
  public var a: AClient { AClient(client) }

  /// Requests to `/b`.
  public var b: BClient { BClient(client) }

  /// Requests to `/c`.
  public var c: CClient { CClient(client) }

  /// Requests to `/d`.
  public var d: DClient { DClient(client) }

  /// Requests to `/e`.
  public var e: EClient { EClient(client) }

  /// Requests to `/f`.
  public var f: FClient { FClient(client) }

  /// Requests to `/g`.
  public var g: GClient { GClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /a`
  public func add(meta: M, file: UploadFile, options: RequestOptions = .init()) async throws {
    try await client.send(AEndpoint.add(meta: meta, file: file), options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /b`
  public func add(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(BEndpoint.add(x: x), options: options)
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /c`
  public func add(file: UploadFile, options: RequestOptions = .init()) async throws {
    try await client.send(CEndpoint.add(file: file), options: options)
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /d`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func add(
    additionalProperties: [String: UploadFile], options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      DEndpoint.add(additionalProperties: additionalProperties), options: options)
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /e`
  public func add(f: UploadFile? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(EEndpoint.add(f: f), options: options)
  }
}

/// Requests to `/f`.
public nonisolated struct FClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /f`
  public func add(_ body: M? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(FEndpoint.add(body), options: options)
  }

  /// `POST /f`
  @_disfavoredOverload
  public func add(x: Int? = nil, options: RequestOptions = .init()) async throws {
    try await self.add(M(x: x), options: options)
  }

  /// `POST /f`
  @_disfavoredOverload
  public func add(meta: M, file: UploadFile, options: RequestOptions = .init()) async throws {
    try await client.send(FEndpoint.addMultipart(meta: meta, file: file), options: options)
  }
}

/// Requests to `/g`.
public nonisolated struct GClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /g`
  public func get(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(GEndpoint.get, as: Data.self, options: options)
  }

  /// `GET /g`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func get(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(GEndpoint.get, to: file, progress: progress, options: options)
  }
}
