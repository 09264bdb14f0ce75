// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(
    zooVersion: String? = "2026-03-01", xAPIVersion: ZooEndpoint.ListPetsXAPIVersion? = ._2,
    xTrace: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listPets(let zooVersion, let xAPIVersion, let xTrace):
      return EndpointRequest(
        .get, "/pets",
        headers: [
          ("Zoo-Version", zooVersion), ("X-Api-Version", xAPIVersion), ("X-Trace", xTrace),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
