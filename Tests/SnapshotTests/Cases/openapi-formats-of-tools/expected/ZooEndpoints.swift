// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case createPet(Pet)

  public var request: EndpointRequest {
    switch self {
    case .createPet(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createPet: return "Zoo.createPet"
    }
  }
}
