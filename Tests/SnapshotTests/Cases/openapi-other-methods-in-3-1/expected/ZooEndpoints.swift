// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `QUERY /pets`
  case queryPets([Int]? = nil)
  /// `PURGE /pets`
  case purgePets

  public var request: EndpointRequest {
    switch self {
    case .queryPets(let body):
      return EndpointRequest(.query, "/pets", body: .json(body), auth: .none)
    case .purgePets:
      return EndpointRequest("PURGE", "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .queryPets: return "Zoo.queryPets"
    case .purgePets: return "Zoo.purgePets"
    }
  }
}
