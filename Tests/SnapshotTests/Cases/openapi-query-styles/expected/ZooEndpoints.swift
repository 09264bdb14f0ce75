// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(
    form: [String]? = nil, comma: [String]? = nil, space: [String]? = nil, pipe: [String]? = nil,
    deep: [String]? = nil, reserved: [String]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listPets(let form, let comma, let space, let pipe, let deep, let reserved):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("form", form), ("comma", comma.styled(.comma)), ("space", space.styled(.space)),
          ("pipe", pipe.styled(.pipe)), ("deep", deep.styled(.deepObject)),
          ("reserved", reserved.styled(allowsReserved: true)),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
