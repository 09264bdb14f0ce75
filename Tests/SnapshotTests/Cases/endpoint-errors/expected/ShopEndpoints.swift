// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(
        .get, "/pets/\(id)",
        response: .init(errors: [.exactly(404): Missing.self, .other: Problem.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}
