// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /levels`
  case list(level: Level, grades: [Grade]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let level, let grades):
      return EndpointRequest(.get, "/levels", query: [("level", level), ("grades", grades)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}
