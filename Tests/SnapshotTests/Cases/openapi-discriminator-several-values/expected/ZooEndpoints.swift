// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PetsEndpoint: Endpoint {
  /// `POST /pets`
  case add(Pet)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Pets.add"
    }
  }
}

public nonisolated enum CarsEndpoint: Endpoint {
  /// `POST /cars`
  case add(Vehicle)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/cars", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Cars.add"
    }
  }
}
