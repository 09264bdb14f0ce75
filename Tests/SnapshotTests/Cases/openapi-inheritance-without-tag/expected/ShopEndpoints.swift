// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "A.list"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `POST /b`
  case add(B4)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/b", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "B.add"
    }
  }
}
