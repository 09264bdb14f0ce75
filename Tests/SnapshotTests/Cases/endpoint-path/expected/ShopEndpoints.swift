// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets/{id}/photos/{names}`
  case get(number: Int, names: [String])

  public var request: EndpointRequest {
    switch self {
    case .get(let number, let names):
      return EndpointRequest(.get, "/pets/\(number)/photos/\(names.styled(.matrix), "names")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}
