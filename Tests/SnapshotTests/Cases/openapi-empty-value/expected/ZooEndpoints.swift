// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(tame: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let tame):
      return EndpointRequest(.get, "/pets", query: [("tame", tame)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    }
  }
}
