// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(a: String? = nil, b: String? = nil, c: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let a, let b, let c):
      return EndpointRequest(
        .get, "/pets", query: [("a", a), ("b", b), ("c", EncodedValue(ifPresent: c, .json))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
