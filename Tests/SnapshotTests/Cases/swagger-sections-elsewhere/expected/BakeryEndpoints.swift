// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public nonisolated enum BakeryEndpoint: Endpoint {
  /// `GET /loaves`
  case listLoaves

  public var request: EndpointRequest {
    switch self {
    case .listLoaves:
      return EndpointRequest(
        .get, "/loaves", response: .init(errors: [.exactly(404): Problem.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .listLoaves: return "Bakery.listLoaves"
    }
  }
}
