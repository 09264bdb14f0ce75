// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case listAllThePets
  /// `POST /pets`
  case insert

  public var request: EndpointRequest {
    switch self {
    case .listAllThePets:
      return EndpointRequest(.get, "/pets")
    case .insert:
      return EndpointRequest(.post, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listAllThePets: return "Pets.listAllThePets"
    case .insert: return "Pets.insert"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case listKeepers

  public var request: EndpointRequest {
    switch self {
    case .listKeepers:
      return EndpointRequest(.get, "/keepers")
    }
  }

  public var operationID: String {
    switch self {
    case .listKeepers: return "Keepers.listKeepers"
    }
  }
}
