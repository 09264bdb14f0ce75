// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated enum MuseumEndpoint: Endpoint {
  /// `GET /tasks`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/tasks", response: .init(errors: [.other: MuseumError.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Museum.get"
    }
  }
}
