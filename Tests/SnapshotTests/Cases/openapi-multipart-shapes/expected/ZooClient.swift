// Made by sdkgen for Zoo. Do not edit.

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

  /// Requests to `/list`.
  public var list: ListClient { ListClient(client) }

  /// Requests to `/file`.
  public var file: FileClient { FileClient(client) }

  /// Requests to `/any`.
  public var any: AnyClient { AnyClient(client) }

  /// Requests to `/object`.
  public var object: ObjectClient { ObjectClient(client) }

  /// Requests to `/none`.
  public var none: NoneClient { NoneClient(client) }

  /// Requests to `/further`.
  public var further: FurtherClient { FurtherClient(client) }

  /// Requests to `/files`.
  public var files: FilesClient { FilesClient(client) }

  /// Requests to `/numbers`.
  public var numbers: NumbersClient { NumbersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/list`.
public nonisolated struct ListClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /list`
  public func send(file: [UploadFile], options: RequestOptions = .init()) async throws {
    try await client.send(ListEndpoint.send(file: file), options: options)
  }
}

/// Requests to `/file`.
public nonisolated struct FileClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /file`
  public func send(file: UploadFile? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(FileEndpoint.send(file: file), options: options)
  }
}

/// Requests to `/any`.
public nonisolated struct AnyClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /any`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      AnyEndpoint.send(additionalProperties: additionalProperties), options: options)
  }
}

/// Requests to `/object`.
public nonisolated struct ObjectClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /object`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ObjectEndpoint.send(additionalProperties: additionalProperties), options: options)
  }
}

/// Requests to `/none`.
public nonisolated struct NoneClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /none`
  public func send(options: RequestOptions = .init()) async throws {
    try await client.send(NoneEndpoint.send, options: options)
  }
}

/// Requests to `/further`.
public nonisolated struct FurtherClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /further`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    title: String, additionalProperties: [String: String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      FurtherEndpoint.send(title: title, additionalProperties: additionalProperties),
      options: options)
  }
}

/// Requests to `/files`.
public nonisolated struct FilesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /files`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func send(
    additionalProperties: [String: UploadFile], options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      FilesEndpoint.send(additionalProperties: additionalProperties), options: options)
  }
}

/// Requests to `/numbers`.
public nonisolated struct NumbersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /numbers`
  ///
  /// - Parameter additionalProperties: Further parts, by their names.
  public func sendDates(
    a: Int? = nil, additionalProperties: [String: NumbersEndpoint.SendDatesBodyValue]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      NumbersEndpoint.sendDates(a: a, additionalProperties: additionalProperties),
      options: options)
  }
}
