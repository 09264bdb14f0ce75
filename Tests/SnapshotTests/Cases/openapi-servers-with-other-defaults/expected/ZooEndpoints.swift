// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
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
    case .listPets: return "Pets.listPets"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `/paths/~1photos/post`
  case addPhoto

  public var request: EndpointRequest {
    switch self {
    case .addPhoto:
      return EndpointRequest(.post, "/photos", server: "zoo upload")
    }
  }

  public var operationID: String {
    switch self {
    case .addPhoto: return "Photos.addPhoto"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
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
    case .listKeepers: return "Keepers.listKeepers"
    }
  }
}
