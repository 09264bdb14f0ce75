// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(pageNumber: Int? = nil, pageSize: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let pageNumber, let pageSize):
      return EndpointRequest(
        .get, "/pets", query: [("page[number]", pageNumber), ("page[size]", pageSize)],
        response: .init(accept: ["application/vnd.api+json"]))
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
  case listKeepers(page: ListKeepersPage? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listKeepers(let page):
      return EndpointRequest(
        .get, "/keepers", query: [("page", EncodedValue(ifPresent: page, .deepObject))],
        response: .init(accept: ["application/vnd.api+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .listKeepers: return "Keepers.listKeepers"
    }
  }
}
