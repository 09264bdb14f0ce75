// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /old`
  case old
  /// `GET /new`
  case new
  /// `PUT /new`
  case same
  /// `POST /new`
  case beside
  /// `PATCH /new`
  case root
  /// `DELETE /new`
  case versioned
  /// `GET /host`
  case host
  /// `PUT /host`
  case bare
  /// `POST /host`
  case query
  /// `PATCH /host`
  case open
  /// `DELETE /host`
  case empty

  public var request: EndpointRequest {
    switch self {
    case .old:
      return EndpointRequest(.get, "/old")
    case .new:
      return EndpointRequest(.get, "/new", server: "/v2")
    case .same:
      return EndpointRequest(.put, "/new")
    case .beside:
      return EndpointRequest(.post, "/new", server: "./v3")
    case .root:
      return EndpointRequest(.patch, "/new", server: "/")
    case .versioned:
      return EndpointRequest(.delete, "/new", server: "/v4/x")
    case .host:
      return EndpointRequest(.get, "/host", server: "files")
    case .bare:
      return EndpointRequest(.put, "/host")
    case .query:
      return EndpointRequest(.post, "/host")
    case .open:
      return EndpointRequest(.patch, "/host")
    case .empty:
      return EndpointRequest(.delete, "/host")
    }
  }

  public var operationID: String {
    switch self {
    case .old: return "Shop.old"
    case .new: return "Shop.new"
    case .same: return "Shop.same"
    case .beside: return "Shop.beside"
    case .root: return "Shop.root"
    case .versioned: return "Shop.versioned"
    case .host: return "Shop.host"
    case .bare: return "Shop.bare"
    case .query: return "Shop.query"
    case .open: return "Shop.open"
    case .empty: return "Shop.empty"
    }
  }
}
