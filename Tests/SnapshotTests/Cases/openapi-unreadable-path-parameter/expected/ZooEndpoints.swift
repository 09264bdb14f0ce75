// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets/{petId}`
  case get(petID: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let petID):
      return EndpointRequest(.get, "/pets/\(petID, "petId")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
    }
  }
}

public nonisolated enum ToysEndpoint: Endpoint {
  /// `GET /toys/{toyId}`
  case get(toyID: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let toyID):
      return EndpointRequest(.get, "/toys/\(toyID, "toyId")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Toys.get"
    }
  }
}
