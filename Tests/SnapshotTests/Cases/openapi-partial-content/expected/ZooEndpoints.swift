// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ResultsEndpoint: Endpoint {
  /// `GET /results`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/results", response: .init(acceptsPartialContent: true))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Results.list"
    }
  }
}

public nonisolated enum VideoEndpoint: Endpoint {
  /// `GET /video`
  case get
  /// `GET /whole`
  case getWhole

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/video",
        response: .init(
          errors: [.exactly(404): String.self], accept: ["video/mp4"],
          acceptsPartialContent: true))
    case .getWhole:
      return EndpointRequest(.get, "/whole", response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Video.get"
    case .getWhole: return "Video.getWhole"
    }
  }
}
