// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /v1/flights/delayed`
  case getFlightsDelayed
  /// `GET /v2/flights/delayed`
  case getV2FlightsDelayed
  /// `GET /flights/{id}`
  case getFlight(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getFlightsDelayed:
      return EndpointRequest(.get, "/v1/flights/delayed")
    case .getV2FlightsDelayed:
      return EndpointRequest(.get, "/v2/flights/delayed")
    case .getFlight(let id):
      return EndpointRequest(.get, "/flights/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getFlightsDelayed: return "Zoo.getFlightsDelayed"
    case .getV2FlightsDelayed: return "Zoo.getV2FlightsDelayed"
    case .getFlight: return "Zoo.getFlight"
    }
  }
}
