// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets", server: "pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `/paths/~1keepers/get`
  case listKeepers

  public var request: EndpointRequest {
    switch self {
    case .listKeepers:
      return EndpointRequest(.get, "/keepers", server: "keepers")
    }
  }

  public var operationID: String {
    switch self {
    case .listKeepers: return "Keepers.listKeepers"
    }
  }
}
