// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `POST /pets`
  case create(Pet.Input)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Pets.create"
    }
  }
}

public nonisolated enum ToysEndpoint: Endpoint {
  /// `GET /toys`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/toys")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Toys.get"
    }
  }
}
