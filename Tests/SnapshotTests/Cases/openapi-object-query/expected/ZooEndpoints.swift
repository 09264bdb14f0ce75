// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(effectiveAt: ListPetsEffectiveAt? = nil, projectIDs: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let effectiveAt, let projectIDs):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("effective_at", EncodedValue(ifPresent: effectiveAt)), ("project_ids[]", projectIDs),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
