// Made by sdkgen for Scalars. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ScalarsEndpoint: Endpoint {
  /// `GET /everything`
  case get
  /// `PUT /everything`
  case put(Everything)

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/everything")
    case .put(let body):
      return EndpointRequest(.put, "/everything", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Scalars.get"
    case .put: return "Scalars.put"
    }
  }
}
