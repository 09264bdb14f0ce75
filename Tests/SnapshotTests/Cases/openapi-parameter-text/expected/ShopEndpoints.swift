// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /b`
  case getB(
    x: Int = 7, y: GetBY = .b, z: String? = nil, w: String? = nil, shopVersion: String? = "3"
  )

  public var request: EndpointRequest {
    switch self {
    case .getB(let x, let y, let z, let w, let shopVersion):
      return EndpointRequest(
        .get, "/b", query: [("x", x), ("y", y), ("z", z), ("w", w)],
        headers: [("Shop-Version", shopVersion), ("k", "fix")])
    }
  }

  public var operationID: String {
    switch self {
    case .getB: return "Shop.getB"
    }
  }
}
