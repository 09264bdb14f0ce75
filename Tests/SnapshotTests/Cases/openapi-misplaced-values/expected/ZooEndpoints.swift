// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPet(level: GetPetLevel? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let level):
      return EndpointRequest(.get, "/pets", query: [("level", level)])
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
