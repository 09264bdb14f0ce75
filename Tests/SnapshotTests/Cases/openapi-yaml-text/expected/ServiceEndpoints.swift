// Made by sdkgen for Service. Do not edit.

public import SDKRuntime

public nonisolated enum ServiceEndpoint: Endpoint {
  /// See also: [1.60](https://zoo.example.com)
  ///
  /// `PUT /pets`
  case `true`
  /// `DELETE /pets`
  case null

  public var request: EndpointRequest {
    switch self {
    case .`true`:
      return EndpointRequest(.put, "/pets")
    case .null:
      return EndpointRequest(.delete, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .`true`: return "Service.true"
    case .null: return "Service.null"
    }
  }
}

/// 1.20
public nonisolated enum _1Endpoint: Endpoint {
  /// 1.30
  ///
  /// `GET /pets`
  case _404(q: Bool? = nil)
  /// `PATCH /pets`
  case `true`

  public var request: EndpointRequest {
    switch self {
    case ._404(let q):
      return EndpointRequest(.get, "/pets", query: [("q", q)])
    case .`true`:
      return EndpointRequest(.patch, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case ._404: return "_1._404"
    case .`true`: return "_1.true"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `POST /pets`
  case create

  public var request: EndpointRequest {
    switch self {
    case .create:
      return EndpointRequest(.post, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Pets.create"
    }
  }
}
