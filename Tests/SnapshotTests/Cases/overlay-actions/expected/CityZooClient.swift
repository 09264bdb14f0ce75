// Made by sdkgen for City zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct CityZooClient: Sendable {
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
  public func listPets(limit: Int? = nil, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(CityZooEndpoint.listPets(limit: limit), as: Pet.self, options: options)
  }

  /// `POST /pets`
  public func addDog(_ body: Dog, options: RequestOptions = .init()) async throws {
    try await client.send(CityZooEndpoint.addDog(body), options: options)
  }

  /// `POST /pets`
  public func addDog(
    name: String, price: Double, good: Bool? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.addDog(Dog(name: name, price: price, good: good), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
