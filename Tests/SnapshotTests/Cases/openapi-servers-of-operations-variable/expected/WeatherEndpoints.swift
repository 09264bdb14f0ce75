// Made by sdkgen for Weather. Do not edit.

public import SDKRuntime

public nonisolated enum WeatherEndpoint: Endpoint {
  /// `GET /forecast`
  case forecast

  public var request: EndpointRequest {
    switch self {
    case .forecast:
      return EndpointRequest(.get, "/forecast")
    }
  }

  public var operationID: String {
    switch self {
    case .forecast: return "Weather.forecast"
    }
  }
}
