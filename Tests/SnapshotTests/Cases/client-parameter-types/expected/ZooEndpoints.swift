// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets~1{id}/get`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
    }
  }
}

public nonisolated enum ParksEndpoint: Endpoint {
  /// `/paths/~1parks~1{id}/get`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/parks/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Parks.get"
    }
  }
}
