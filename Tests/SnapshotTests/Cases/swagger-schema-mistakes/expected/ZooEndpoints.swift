// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /animals`
  case listAnimals

  public var request: EndpointRequest {
    switch self {
    case .listAnimals:
      return EndpointRequest(
        .get, "/animals", response: .init(errors: [.exactly(409): ListAnimals409Error.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    }
  }
}
