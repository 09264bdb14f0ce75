// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1parks~1{parkId}~1pets/get`
  case listPets
  /// `/paths/~1parks~1{parkId}~1pets/post`
  case addPet

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(
        .get, "/parks/\(ClientParameter("parkId"))/pets",
        query: [("key", ClientParameter("key", isRequired: false))],
        headers: [("Zoo-Version", ClientParameter("Zoo-Version"))])
    case .addPet:
      return EndpointRequest(
        .post, "/parks/\(ClientParameter("parkId"))/pets",
        headers: [("Zoo-Version", ClientParameter("Zoo-Version"))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    case .addPet: return "Pets.addPet"
    }
  }
}

public nonisolated enum StatusEndpoint: Endpoint {
  /// `/paths/~1status/get`
  case getStatus

  public var request: EndpointRequest {
    switch self {
    case .getStatus:
      return EndpointRequest(.get, "/status")
    }
  }

  public var operationID: String {
    switch self {
    case .getStatus: return "Status.getStatus"
    }
  }
}
