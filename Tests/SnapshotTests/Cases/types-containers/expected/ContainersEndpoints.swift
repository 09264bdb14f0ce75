// Made by sdkgen for Containers. Do not edit.

public import SDKRuntime

public nonisolated enum ContainersEndpoint: Endpoint {
  /// `GET /boxes`
  case get
  /// `PUT /boxes`
  case put([Box])

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/boxes")
    case .put(let body):
      return EndpointRequest(.put, "/boxes", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Containers.get"
    case .put: return "Containers.put"
    }
  }
}
