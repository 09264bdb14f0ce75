// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /export/{id}`
  case export(id: Int, toValue: Day? = nil)

  public var request: EndpointRequest {
    switch self {
    case .export(let id, let toValue):
      return EndpointRequest(.get, "/export/\(id)", query: [("to", toValue)])
    }
  }

  public var operationID: String {
    switch self {
    case .export: return "Shop.export"
    }
  }
}
