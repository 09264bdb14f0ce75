// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /item`
  public func item(options: RequestOptions = .init()) async throws -> Item {
    try await client.send(ShopEndpoint.item, as: Item.self, options: options)
  }

  /// `POST /pay`
  @discardableResult
  public func pay(_ body: Pay, options: RequestOptions = .init()) async throws -> Pay {
    try await client.send(ShopEndpoint.pay(body), as: Pay.self, options: options)
  }

  /// `GET /amount`
  public func amount(options: RequestOptions = .init()) async throws -> Amount {
    try await client.send(ShopEndpoint.amount, as: Amount.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Shop.item": return .json(#"{"id": "00000000-0000-4000-8000-000000000001", "name": "Tea", "price_krw": 1.5, "rating": "1.5", "photo": "https://example.com", "made": "2026-03-01 12:00", "since": "2026-03-01", "tags": ["Tags"], "kind": "food", "maker": {"name": "Name", "notes": {"key": "Notes"}, "seal": "U2FtcGxl"}, "sold": "Y"}"#)
    case "Shop.pay": return .json(#"{"type": "card", "number": "Number"}"#)
    case "Shop.amount": return .json(#"1"#)
    default: return nil
    }
  }
}
