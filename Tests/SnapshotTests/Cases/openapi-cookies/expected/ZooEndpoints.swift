// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(session: String, debug: Bool? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let session, let debug):
      return EndpointRequest(.get, "/pets", cookies: [("session", session), ("debug", debug)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
