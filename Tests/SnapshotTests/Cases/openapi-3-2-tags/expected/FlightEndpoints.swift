// Made by sdkgen for Flight. Do not edit.

public import SDKRuntime

/// Flights
///
/// Everything that flies.
public nonisolated enum FlightsEndpoint: Endpoint {
  /// `GET /flights`
  case list
  /// `GET /flights/delayed`
  case listDelayedFlights

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/flights")
    case .listDelayedFlights:
      return EndpointRequest(.get, "/flights/delayed")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Flights.list"
    case .listDelayedFlights: return "Flights.listDelayedFlights"
    }
  }
}

/// Flights that cross borders
public nonisolated enum InternationalEndpoint: Endpoint {
  /// `GET /flights/international`
  case listFlights

  public var request: EndpointRequest {
    switch self {
    case .listFlights:
      return EndpointRequest(.get, "/flights/international")
    }
  }

  public var operationID: String {
    switch self {
    case .listFlights: return "International.listFlights"
    }
  }
}

/// Seats on board
public nonisolated indirect enum SeatsEndpoint: Endpoint {
  /// `PUT /seats/{id}/photo`
  case setPhoto(id: Int, photo: UploadFile, pages: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .setPhoto(let id, let photo, let pages):
      return EndpointRequest(
        .put, "/seats/\(id)/photo",
        body: .multipart([
          .file("photo", photo, contentType: "multipart/mixed"), .text("pages", pages),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .setPhoto: return "Seats.setPhoto"
    }
  }
}
