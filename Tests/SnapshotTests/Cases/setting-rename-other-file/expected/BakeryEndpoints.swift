// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public nonisolated enum BakeryEndpoint: Endpoint {
  /// `GET /breads/{id}`
  case getBread(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .getBread(let id):
      return EndpointRequest(.get, "/breads/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .getBread: return "Bakery.getBread"
    }
  }
}
