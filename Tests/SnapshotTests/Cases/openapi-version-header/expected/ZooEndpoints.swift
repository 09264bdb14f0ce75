// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(
    zooVersion: String? = "2026-03-01", xAPIVersion: ListPetsXAPIVersion? = .version2,
    zooDataVersion: String? = "2026-03-01", xTrace: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listPets(let zooVersion, let xAPIVersion, let zooDataVersion, let xTrace):
      return EndpointRequest(
        .get, "/pets",
        headers: [
          ("Zoo-Version", zooVersion), ("X-Api-Version", xAPIVersion),
          ("Zoo-Data-Version", zooDataVersion), ("X-Trace", xTrace),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
