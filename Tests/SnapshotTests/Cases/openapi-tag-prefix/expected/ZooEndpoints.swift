// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooPetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "ZooPets.listPets"
    }
  }
}

public nonisolated enum ZooKeepersEndpoint: Endpoint {
  /// `/paths/~1keepers/get`
  case listKeepers

  public var request: EndpointRequest {
    switch self {
    case .listKeepers:
      return EndpointRequest(.get, "/keepers")
    }
  }

  public var operationID: String {
    switch self {
    case .listKeepers: return "ZooKeepers.listKeepers"
    }
  }
}
