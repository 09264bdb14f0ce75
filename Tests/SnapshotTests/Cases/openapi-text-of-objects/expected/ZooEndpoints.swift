// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /store`
  case store

  public var request: EndpointRequest {
    switch self {
    case .store:
      return EndpointRequest(.get, "/store", response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .store: return "Zoo.store"
    }
  }
}

public nonisolated enum NamesEndpoint: Endpoint {
  /// `GET /names`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/names", response: .init(accept: ["text/html"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Names.list"
    }
  }
}

public nonisolated enum LegacyEndpoint: Endpoint {
  /// `GET /legacy`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/legacy", response: .init(accept: ["text/x-json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Legacy.get"
    }
  }
}

public nonisolated enum AboutEndpoint: Endpoint {
  /// `GET /about`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/about", response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "About.get"
    }
  }
}

public nonisolated enum NotesEndpoint: Endpoint {
  /// `POST /notes`
  case add(String)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/notes", body: .text(body, contentType: "text/plain"))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Notes.add"
    }
  }
}
