// Made by sdkgen for Shop. Do not edit.

public import Foundation
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

  /// 서울과 부산의 대기질을 알려 주는 아주 긴 설명입니다. 이 설명은 백 자를 넘어야 하므로 조금 더 길게 써야 합니다. 그래서 이렇게 계속 이어집니다.
  public var aVeryLongGroupNameThatNobodyWouldChoose: AVeryLongGroupNameThatNobodyWouldChooseClient
  {
    AVeryLongGroupNameThatNobodyWouldChooseClient(client)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// 서울과 부산의 대기질을 알려 주는 아주 긴 설명입니다. 이 설명은 백 자를 넘어야 하므로 조금 더 길게 써야 합니다. 그래서 이렇게 계속 이어집니다.
public nonisolated struct AVeryLongGroupNameThatNobodyWouldChooseClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET
  /// /a/{aVeryLongPathParameterName}/b/{anotherVeryLongPathParameterName}/c/{yetAnotherVeryLongPathParameterName}`
  public func aVeryLongEndpointNameThatNobodyWouldChoose(
    aVeryLongPathParameterName: Int, anotherVeryLongPathParameterName: String,
    yetAnotherVeryLongPathParameterName: UUID,
    aVeryLongQueryParameterNameThatNobodyWouldChoose: Int? = nil,
    options: RequestOptions = .init()
  ) async throws -> AVeryLongModelNameThatNobodyWouldChooseButSomebodyDoes {
    try await client.send(
      AVeryLongGroupNameThatNobodyWouldChooseEndpoint.aVeryLongEndpointNameThatNobodyWouldChoose(
        aVeryLongPathParameterName: aVeryLongPathParameterName,
        anotherVeryLongPathParameterName: anotherVeryLongPathParameterName,
        yetAnotherVeryLongPathParameterName: yetAnotherVeryLongPathParameterName,
        aVeryLongQueryParameterNameThatNobodyWouldChoose:
          aVeryLongQueryParameterNameThatNobodyWouldChoose),
      as: AVeryLongModelNameThatNobodyWouldChooseButSomebodyDoes.self, options: options)
  }
}
