// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

// swift-format-ignore
public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets/{simple}/{label}/{matrix}`
  case listPets(simple: [String], label: [String], matrix: [String])

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .listPets(let simple, let label, let matrix):
      return EndpointRequest(
        .get,
        "/pets/\(simple)/\(label.styled(.label), "label")/\(matrix.styled(.matrixExploded), "matrix")")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}
