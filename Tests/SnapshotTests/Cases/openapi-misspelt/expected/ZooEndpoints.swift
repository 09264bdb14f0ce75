// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /meals`
  case listMeals

  public var request: EndpointRequest {
    switch self {
    case .listMeals:
      return EndpointRequest(.get, "/meals")
    }
  }

  public var operationID: String {
    switch self {
    case .listMeals: return "Zoo.listMeals"
    }
  }
}
