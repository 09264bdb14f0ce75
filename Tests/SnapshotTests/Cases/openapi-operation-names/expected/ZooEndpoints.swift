// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `/paths/~1v1~1flights~1delayed/get`
  case getFlightsDelayed
  /// `/paths/~1v2~1flights~1delayed/get`
  case getV2FlightsDelayed
  /// `/paths/~1flights~1{id}/get`
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
