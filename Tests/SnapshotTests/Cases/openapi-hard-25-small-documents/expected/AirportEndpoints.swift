// Made by sdkgen for Airport. Do not edit.

public import SDKRuntime

public nonisolated enum FlightsEndpoint: Endpoint {
  /// `/paths/~1flights~1delayed/get`
  case getFlightsDelayed
  /// `/paths/~1flights~1{id}/get`
  case getFlightsByID(id: String)
  /// `/paths/~1flights~1{id}/post`
  case postFlightsByID(id: String, Flight)

  public var request: EndpointRequest {
    switch self {
    case .getFlightsDelayed:
      return EndpointRequest(.get, "/flights/delayed")
    case .getFlightsByID(let id):
      return EndpointRequest(.get, "/flights/\(id, "id")")
    case .postFlightsByID(let id, let body):
      return EndpointRequest(.post, "/flights/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .getFlightsDelayed: return "Flights.getFlightsDelayed"
    case .getFlightsByID: return "Flights.getFlightsByID"
    case .postFlightsByID: return "Flights.postFlightsByID"
    }
  }
}
