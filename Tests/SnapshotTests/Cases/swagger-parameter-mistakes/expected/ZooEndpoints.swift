// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /animals`
  case listAnimals(kind: String? = nil, limit: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listAnimals(let kind, let limit):
      return EndpointRequest(.get, "/animals", query: [("kind", kind), ("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    }
  }
}
