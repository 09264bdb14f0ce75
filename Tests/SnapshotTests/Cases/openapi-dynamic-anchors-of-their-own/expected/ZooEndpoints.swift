// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum UsersEndpoint: Endpoint {
  /// `GET /users`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/users")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Users.list"
    }
  }
}

public nonisolated enum NotesEndpoint: Endpoint {
  /// `GET /notes`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/notes")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Notes.list"
    }
  }
}

public nonisolated enum PagesEndpoint: Endpoint {
  /// `GET /pages`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/pages")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pages.get"
    }
  }
}
