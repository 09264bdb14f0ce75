// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /pets`
  public func create(_ body: NewPet, options: RequestOptions = .init()) async throws -> Pet {
    var body = body
    body.stream = false
    return try await client.send(ShopEndpoint.create(body), as: Pet.self, options: options)
  }

  /// `POST /pets`
  public func create(name: String, options: RequestOptions = .init()) async throws -> Pet {
    try await self.create(NewPet(name: name), options: options)
  }

  /// `POST /pets`
  public func createStream(
    _ body: NewPet, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    var body = body
    body.stream = true
    return client.events(ShopEndpoint.create(body), as: Pet.self, options: options)
  }

  /// `POST /pets`
  public func createStream(
    name: String, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    self.createStream(NewPet(name: name), options: options)
  }

  /// `POST /pets`
  @_disfavoredOverload
  public func create(
    name: String, photo: UploadFile, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(
      ShopEndpoint.createMultipart(name: name, photo: photo, stream: false), as: Pet.self,
      options: options)
  }

  /// `POST /pets`
  @_disfavoredOverload
  public func createStream(
    name: String, photo: UploadFile, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    client.events(
      ShopEndpoint.createMultipart(name: name, photo: photo, stream: true), as: Pet.self,
      options: options)
  }

  /// `POST /pets`
  @_disfavoredOverload
  public func create(
    _ body: HTTPBody? = nil, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(ShopEndpoint.createData(body), as: Pet.self, options: options)
  }

  /// `POST /pets`
  @_disfavoredOverload
  public func createStream(
    _ body: HTTPBody? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    client.events(ShopEndpoint.createData(body), as: Pet.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
