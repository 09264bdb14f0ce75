// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /v1/flights/delayed`
  case getFlightsDelayed
  /// `GET /v2/flights/delayed`
  case getFlightsDelayedV2
  /// `GET /flights/{id}`
  case getFlight(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getFlightsDelayed:
      return EndpointRequest(.get, "/v1/flights/delayed")
    case .getFlightsDelayedV2:
      return EndpointRequest(.get, "/v2/flights/delayed")
    case .getFlight(let id):
      return EndpointRequest(.get, "/flights/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getFlightsDelayed: return "Zoo.getFlightsDelayed"
    case .getFlightsDelayedV2: return "Zoo.getFlightsDelayedV2"
    case .getFlight: return "Zoo.getFlight"
    }
  }
}
