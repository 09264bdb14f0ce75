// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public nonisolated enum BakeryEndpoint: Endpoint {
  /// `GET /loaves`
  case listLoaves
  /// `GET /loaves/{id}`
  case getLoaf(id: String)

  public var request: EndpointRequest {
    switch self {
    case .listLoaves:
      return EndpointRequest(.get, "/loaves")
    case .getLoaf(let id):
      return EndpointRequest(.get, "/loaves/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .listLoaves: return "Bakery.listLoaves"
    case .getLoaf: return "Bakery.getLoaf"
    }
  }
}
