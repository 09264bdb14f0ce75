// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `POST /a`
  case put(Pet)

  public var request: EndpointRequest {
    switch self {
    case .put(let body):
      return EndpointRequest(.post, "/a", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .put: return "A.put"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case image

  public var request: EndpointRequest {
    switch self {
    case .image:
      return EndpointRequest(.get, "/b", response: .init(accept: ["image/png", "image/jpeg"]))
    }
  }

  public var operationID: String {
    switch self {
    case .image: return "B.image"
    }
  }
}
