// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /walks`
  case listWalks(points: [[Double]]? = nil, areas: [[[Int]]]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listWalks(let points, let areas):
      return EndpointRequest(
        .get, "/walks",
        query: [
          ("points", EncodedValue(ifPresent: points, .lists(.pipe, of: .space))),
          (
            "areas", EncodedValue(ifPresent: areas, .lists(.repeat, of: .lists(.pipe, of: .comma)))
          ),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .listWalks: return "Zoo.listWalks"
    }
  }
}
