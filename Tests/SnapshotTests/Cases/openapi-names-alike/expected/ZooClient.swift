// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://{id}.{ID}.zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Servers = .zoo(), none: AnyCredential,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.schemes = [SecurityScheme("noneScheme", .bearer, none)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var json: JSONClient { JSONClient(client) }

  /// Requests to `/pets/new`.
  public var xml: XMLClient { XMLClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    public static func zoo(id: String = "eu", id2: String = "live") -> Self {
      Self(Server("https://\(id).\(id2).zoo.example", name: "zoo"))
    }
  }
}

/// Requests to `/pets`.
public nonisolated struct JSONClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func listPets(options: RequestOptions = .init()) async throws -> [ZooData2] {
    try await client.send(JSONEndpoint.listPets, as: [ZooData2].self, options: options)
  }
}

/// Requests to `/pets/new`.
public nonisolated struct XMLClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /pets/new`
  public func addPet(
    _ body: ZooData, data: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(XMLEndpoint.addPet(body, data: data), options: options)
  }

  /// `POST /pets/new`
  public func addPet(
    selfValue: ZooSelf, data: String? = nil, other: ZooSelf2? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.addPet(
      ZooData(selfValue: selfValue, other: other), data: data, options: options)
  }

  /// `POST /pets/new`
  @_disfavoredOverload
  public func addPet(
    data: String? = nil, data2: UploadFile? = nil, dataQuestion: String? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      XMLEndpoint.addPetMultipart(data: data, data2: data2, dataQuestion: dataQuestion),
      options: options)
  }
}
