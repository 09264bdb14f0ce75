// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `QUERY /pets`
  case queryPets
  /// `COPY /pets`
  case copyPets

  public var request: EndpointRequest {
    switch self {
    case .queryPets:
      return EndpointRequest(.query, "/pets")
    case .copyPets:
      return EndpointRequest("COPY", "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .queryPets: return "Zoo.queryPets"
    case .copyPets: return "Zoo.copyPets"
    }
  }
}
