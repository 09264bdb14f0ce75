// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// Lions and tigers.
///
/// See also: <https://zoo.example/cats>
public nonisolated enum BigCatsEndpoint: Endpoint {
  /// `GET /lions`
  case listLions

  public var request: EndpointRequest {
    switch self {
    case .listLions:
      return EndpointRequest(.get, "/lions")
    }
  }

  public var operationID: String {
    switch self {
    case .listLions: return "BigCats.listLions"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /v1/keepers/{id}`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/v1/keepers/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Keepers.get"
    }
  }
}

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /`
  case root

  public var request: EndpointRequest {
    switch self {
    case .root:
      return EndpointRequest(.get, "/")
    }
  }

  public var operationID: String {
    switch self {
    case .root: return "Zoo.root"
    }
  }
}
