// Made by sdkgen for Exchange. Do not edit.

public import SDKRuntime

/// Units.
public nonisolated enum ОдиниціВиміруEndpoint: Endpoint {
  /// `GET /units`
  case list(size: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let size):
      return EndpointRequest(.get, "/units", query: [("size", size)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "ОдиниціВиміру.list"
    }
  }
}

public nonisolated enum Issue132_2Endpoint: Endpoint {
  /// `GET /issue`
  case show

  public var request: EndpointRequest {
    switch self {
    case .show:
      return EndpointRequest(.get, "/issue")
    }
  }

  public var operationID: String {
    switch self {
    case .show: return "Issue132_2.show"
    }
  }
}
