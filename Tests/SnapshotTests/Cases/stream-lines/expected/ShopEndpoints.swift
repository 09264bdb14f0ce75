// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /export/{id}`
  case export(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .export(let id):
      return EndpointRequest(.get, "/export/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .export: return "Shop.export"
    }
  }
}
