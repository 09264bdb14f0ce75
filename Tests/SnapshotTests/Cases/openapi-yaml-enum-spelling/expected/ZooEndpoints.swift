// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPet(mode: GetPetMode? = nil, _2: Bool? = nil, apiVersion: String? = "01")

  public var request: EndpointRequest {
    switch self {
    case .getPet(let mode, let _2, let apiVersion):
      return EndpointRequest(
        .get, "/pets", query: [("mode", mode), ("fixed", "007"), ("2", _2)],
        headers: [("Api-Version", apiVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
