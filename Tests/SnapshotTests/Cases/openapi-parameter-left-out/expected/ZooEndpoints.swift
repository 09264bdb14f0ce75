// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(a: Int? = nil, b: Int? = nil, c: String? = nil, d: ListPetsD? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let a, let b, let c, let d):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("a", EncodedValue(ifPresent: a, .json)), ("b", EncodedValue(ifPresent: b, .json)),
          ("c", c), ("d", EncodedValue(ifPresent: d, .deepObject)),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
