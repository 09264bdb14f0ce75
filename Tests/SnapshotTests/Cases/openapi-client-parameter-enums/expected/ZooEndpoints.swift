// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(lang: ListPetsLang? = nil)
  /// `/paths/~1parks/get`
  case listParks(lang: ListParksLang)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let lang):
      return EndpointRequest(.get, "/pets", query: [("lang", lang)])
    case .listParks(let lang):
      return EndpointRequest(.get, "/parks", query: [("lang", lang)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .listParks: return "Zoo.listParks"
    }
  }
}
