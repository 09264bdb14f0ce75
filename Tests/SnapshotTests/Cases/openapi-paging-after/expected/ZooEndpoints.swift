// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(after: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let after):
      return EndpointRequest(.get, "/pets", query: [("after", after)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum TasksEndpoint: Endpoint {
  /// `GET /tasks`
  case list(offset: String? = nil, limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let offset, let limit):
      return EndpointRequest(.get, "/tasks", query: [("offset", offset), ("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Tasks.list"
    }
  }
}
