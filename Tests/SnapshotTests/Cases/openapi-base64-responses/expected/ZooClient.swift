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

  /// `GET /a`
  public func blob(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(AEndpoint.blob, format: .base64, options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func blobOrNull(options: RequestOptions = .init()) async throws -> Data? {
    try await client.send(BEndpoint.blobOrNull, format: .optional(.base64), options: options)
  }
}

/// Requests to `/c`.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func blobByReference(options: RequestOptions = .init()) async throws -> Blob {
    try await client.send(CEndpoint.blobByReference, format: .base64, options: options)
  }
}

/// Requests to `/d`.
public nonisolated struct DClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /d`
  ///
  /// - Throws: `APIError`, whose `declared` is `Blob` for 409.
  public func blobOrPet(
    options: RequestOptions = .init()
  ) async throws -> DEndpoint.BlobOrPetResponse {
    try await client.send(
      DEndpoint.blobOrPet, options: options, reading: { try DEndpoint.BlobOrPetResponse($0) })
  }
}

/// Requests to `/e`.
public nonisolated struct EClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /e`
  public func send(_ body: Data, options: RequestOptions = .init()) async throws {
    try await client.send(EEndpoint.send(body), options: options)
  }
}

/// Requests to `/f`.
public nonisolated struct FClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /f`
  public func bytes(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(FEndpoint.bytes, as: Data.self, options: options)
  }

  /// `GET /f`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func bytes(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(FEndpoint.bytes, to: file, progress: progress, options: options)
  }
}

extension DEndpoint {
  /// A successful response of `GET /d`.
  public nonisolated enum BlobOrPetResponse: Hashable, Sendable {
    /// 200
    case ok(Pet)
    /// 201
    case created(Blob)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(Pet.self))
      case 201: self = try .created(response.decode(as: .base64))
      default: throw response.unexpectedStatus
      }
    }
  }
}
