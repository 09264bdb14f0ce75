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

  /// `POST /pets/{level}`
  ///
  /// - Parameter levels: Default: `[1, 2]`.
  public func addPet(
    level: Int, _ body: Pet, size: ZooEndpoint.AddPetSize = .size2, age: Age = 3,
    levels: [Int]? = nil, parts: [Int]? = nil, part: Int? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Seen, any Error> {
    client.events(
      ZooEndpoint.addPet(
        level: level, body, size: size, age: age, levels: levels, parts: parts, part: part),
      as: Seen.self, end: "[DONE]", mustEnd: false, options: options)
  }

  /// `POST /pets/{level}`
  ///
  /// - Parameters:
  ///   - counts: Default: `[1, 2]`.
  ///   - levels: Default: `[1, 2]`.
  ///   - nextAge: Default: `4`.
  ///   - weights: Default: `[{"count": 1, "kilos": 2.0}]`.
  ///   - limits: Default: `{"a": 1}`.
  ///   - either: Default: `5`.
  ///   - large: Default: `9007199254740993`.
  ///   - text: Default: `["1.0"]`.
  public func addPet(
    level: Int, mixed: Pet.Mixed, counts: [Int], size: ZooEndpoint.AddPetSize = .size2,
    age: Age = 3, levels: [Int]? = nil, parts: [Int]? = nil, part: Int? = nil, bodyAge: Age = 3,
    nextAge: Pet.NextAge? = nil, fraction: JSON? = nil, weights: [Pet.Weight]? = nil,
    limits: [String: Int]? = nil, either: Pet.Either? = nil, large: Int? = nil,
    larger: UInt64? = nil, bodyParts: Ages? = nil, few: Pet.Few? = nil, some: Double? = nil,
    any: Double? = nil, one: Pet.One? = nil, shape: Pet.ShapeChoice? = nil,
    shapes: [Pet.ShapeChoice2]? = nil, text: [String]? = nil, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Seen, any Error> {
    self.addPet(
      level: level,
      Pet(
        mixed: mixed, counts: counts, age: bodyAge, nextAge: nextAge, fraction: fraction,
        weights: weights, limits: limits, either: either, large: large, larger: larger,
        parts: bodyParts, few: few, some: some, any: any, one: one, shape: shape, shapes: shapes,
        text: text),
      size: size, age: age, levels: levels, parts: parts, part: part, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
