// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet

  public var request: EndpointRequest {
    switch self {
    case .addPet:
      return EndpointRequest(.post, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
