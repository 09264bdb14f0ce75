// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum OwnersEndpoint: Endpoint {
  /// `GET /owners`
  case list(n: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let n):
      return EndpointRequest(.get, "/owners", query: [("n", n)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Owners.list"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(from: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let from):
      return EndpointRequest(.get, "/pets", query: [("from", from)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}
