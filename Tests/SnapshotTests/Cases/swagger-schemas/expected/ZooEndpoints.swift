// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /animals`
  case addAnimal(Animal.Input)

  public var request: EndpointRequest {
    switch self {
    case .addAnimal(let body):
      return EndpointRequest(.post, "/animals", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .addAnimal: return "Zoo.addAnimal"
    }
  }
}
