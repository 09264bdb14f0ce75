// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a/{id}/b/{name}/c/{id}`
  case getThing(id: Int, name: String)

  public var request: EndpointRequest {
    switch self {
    case .getThing(let id, let name):
      return EndpointRequest(.get, "/a/\(id)/b/\(name, "name")/c/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .getThing: return "A.getThing"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `GET /d/{key}/e/{key}`
  case getOther(key: String)

  public var request: EndpointRequest {
    switch self {
    case .getOther(let key):
      return EndpointRequest(.get, "/d/\(key, "key")/e/\(key, "key")")
    }
  }

  public var operationID: String {
    switch self {
    case .getOther: return "D.getOther"
    }
  }
}
