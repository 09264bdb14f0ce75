// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `QUERY /pets`
  case queryPets([Int]? = nil)
  /// `PURGE /pets`
  case purgePet

  public var request: EndpointRequest {
    switch self {
    case .queryPets(let body):
      return EndpointRequest(.query, "/pets", body: .json(body), auth: .none)
    case .purgePet:
      return EndpointRequest("PURGE", "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .queryPets: return "Zoo.queryPets"
    case .purgePet: return "Zoo.purgePet"
    }
  }
}
