// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `QUERY /pets`
  case queryPets
  /// `COPY /pets`
  case copyPet

  public var request: EndpointRequest {
    switch self {
    case .queryPets:
      return EndpointRequest(.query, "/pets")
    case .copyPet:
      return EndpointRequest("COPY", "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .queryPets: return "Zoo.queryPets"
    case .copyPet: return "Zoo.copyPet"
    }
  }
}
