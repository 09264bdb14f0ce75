// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
