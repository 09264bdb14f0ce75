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

  /// Returns a pet of the zoo, by its number.
  /// This line was broken on purpose. These two were not.
  ///
  /// It holds
  ///
  /// - what the pet is called by its keepers and by the people who come to see it, in their
  ///   language
  ///   - and each of its other names, which nobody but the oldest of the keepers remembers any
  ///     more
  ///
  ///     12. a number that is long enough to be wrapped, since it says what nobody needs to know
  ///         at all
  ///
  /// ```
  /// a line of code that is longer than a comment may be, which stays as it is: all of it, on one line
  /// ```
  ///
  /// | a | table with a row that is much longer than the width of a comment, which a line break would end |
  ///
  /// Headers of the response:
  /// - `X-Age`: The age of the pet.
  ///
  /// - Parameters:
  ///   - id: The number on its collar.
  ///   - lang: One of
  ///     - `en`, the language of most of the visitors, which is spoken by all of the keepers too
  ///     - `ko`
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404 and other statuses, `String` for
  ///   4xx.
  public func getPet(
    id: PetID, lang: String? = nil, options: RequestOptions = .init()
  ) async throws -> String {
    try await client.send(
      ZooEndpoint.getPet(id: id, lang: lang), as: String.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}
