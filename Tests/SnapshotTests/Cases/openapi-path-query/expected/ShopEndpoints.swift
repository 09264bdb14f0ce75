// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum IPsEndpoint: Endpoint {
  /// `GET /ips?networks=all`
  case listAllNetworks

  public var request: EndpointRequest {
    switch self {
    case .listAllNetworks:
      return EndpointRequest(.get, "/ips", query: [("networks", "all")])
    }
  }

  public var operationID: String {
    switch self {
    case .listAllNetworks: return "IPs.listAllNetworks"
    }
  }
}

public nonisolated enum BoxEndpoint: Endpoint {
  /// `GET /box?comp=list`
  case list
  /// `GET /box?acl`
  case acl(acl: Bool)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/box", query: [("comp", "list")])
    case .acl(let acl):
      return EndpointRequest(.get, "/box", query: [("acl", acl)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Box.list"
    case .acl: return "Box.acl"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets{?page,size*}`
  case list(size: Int, page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let size, let page):
      return EndpointRequest(.get, "/pets", query: [("page", page), ("size", size)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum OwnersEndpoint: Endpoint {
  /// `GET /owners{?page}{&sort}`
  case list(page: String? = nil, sort: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let sort):
      return EndpointRequest(.get, "/owners", query: [("page", page), ("sort", sort)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Owners.list"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers?p={page}&zoo={zoo}&kind=all`
  case list(p: Int, zoo: String)

  public var request: EndpointRequest {
    switch self {
    case .list(let p, let zoo):
      return EndpointRequest(.get, "/keepers", query: [("kind", "all"), ("p", p), ("zoo", zoo)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}
