// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /animals`
  @discardableResult
  public func addAnimal(_ body: Animal, options: RequestOptions = .init()) async throws -> Animal {
    try await client.send(ZooEndpoint.addAnimal(body), as: Animal.self, options: options)
  }

  /// `POST /animals`
  @discardableResult
  public func addAnimal(
    name: String? = nil, options: RequestOptions = .init()
  ) async throws -> Animal {
    try await self.addAnimal(Animal(name: name), options: options)
  }

  /// `PATCH /animals`
  @discardableResult
  public func changeAnimal(
    _ body: Animal, options: RequestOptions = .init()
  ) async throws -> Animal {
    try await client.send(ZooEndpoint.changeAnimal(body), as: Animal.self, options: options)
  }

  /// `PATCH /animals`
  @discardableResult
  public func changeAnimal(
    name: String? = nil, options: RequestOptions = .init()
  ) async throws -> Animal {
    try await self.changeAnimal(Animal(name: name), options: options)
  }

  /// `PUT /animals`
  @discardableResult
  public func replaceList(
    _ body: String, options: RequestOptions = .init()
  ) async throws -> String {
    try await client.text(ZooEndpoint.replaceList(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
