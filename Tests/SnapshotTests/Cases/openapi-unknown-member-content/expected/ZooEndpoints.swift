// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case createPet

  public var request: EndpointRequest {
    switch self {
    case .createPet:
      return EndpointRequest(.post, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .createPet: return "Zoo.createPet"
    }
  }
}
