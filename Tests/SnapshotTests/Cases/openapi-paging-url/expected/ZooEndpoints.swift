// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum CallsEndpoint: Endpoint {
  /// `/paths/~1calls/get`
  case listCalls(pageToken: String? = nil, pageSize: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listCalls(let pageToken, let pageSize):
      return EndpointRequest(
        .get, "/calls", query: [("PageToken", pageToken), ("PageSize", pageSize)])
    }
  }

  public var operationID: String {
    switch self {
    case .listCalls: return "Calls.listCalls"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(fromPet: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let fromPet):
      return EndpointRequest(.get, "/pets", query: [("from_pet", fromPet)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    }
  }
}

public nonisolated enum BirdsEndpoint: Endpoint {
  /// `/paths/~1birds/get`
  case listBirds(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listBirds(let page):
      return EndpointRequest(.get, "/birds", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .listBirds: return "Birds.listBirds"
    }
  }
}
