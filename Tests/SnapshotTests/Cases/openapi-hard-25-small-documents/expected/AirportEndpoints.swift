// Made by sdkgen for Airport. Do not edit.

public import SDKRuntime

public nonisolated enum AirportEndpoint: Endpoint {
  /// `GET /flights/delayed`
  case listFlightsDelayed
  /// `GET /flights/{id}`
  case getFlight(id: String)
  /// `POST /flights/{id}`
  case updateFlight(id: String, Flight)

  public var request: EndpointRequest {
    switch self {
    case .listFlightsDelayed:
      return EndpointRequest(.get, "/flights/delayed")
    case .getFlight(let id):
      return EndpointRequest(.get, "/flights/\(id, "id")")
    case .updateFlight(let id, let body):
      return EndpointRequest(.post, "/flights/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .listFlightsDelayed: return "Airport.listFlightsDelayed"
    case .getFlight: return "Airport.getFlight"
    case .updateFlight: return "Airport.updateFlight"
    }
  }
}
