// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `GET /open`
  case open
  /// `GET /any`
  case any

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    case .open:
      return EndpointRequest(.get, "/open", auth: .none)
    case .any:
      return EndpointRequest(.get, "/any", auth: .any([["key"], ["token", "key"], []]))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .open: return "Zoo.open"
    case .any: return "Zoo.any"
    }
  }
}
