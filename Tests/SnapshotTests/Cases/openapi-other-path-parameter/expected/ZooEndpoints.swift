// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(id: String)
  /// `GET /photos/{id}`
  case getPhoto(iAsteriskD: String)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    case .getPhoto(let iAsteriskD):
      return EndpointRequest(.get, "/photos/\(iAsteriskD, "i*d")")
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    case .getPhoto: return "Zoo.getPhoto"
    }
  }
}
