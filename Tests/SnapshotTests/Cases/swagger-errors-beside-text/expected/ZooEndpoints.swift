// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ListsEndpoint: Endpoint {
  /// `GET /list`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/list",
        response: .init(errors: [.exactly(404): Problem.self], accept: ["text/csv"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Lists.get"
    }
  }
}

public nonisolated enum WordsEndpoint: Endpoint {
  /// `GET /word`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/word", response: .init(errors: [.other: Problem.self], accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Words.get"
    }
  }
}

public nonisolated enum ChartsEndpoint: Endpoint {
  /// `GET /chart`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(
        .get, "/chart",
        response: .init(errors: [.exactly(404): Problem.self], accept: ["application/x-yaml"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Charts.get"
    }
  }
}

public nonisolated enum LogsEndpoint: Endpoint {
  /// `GET /logs`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/logs",
        response: .init(
          errors: [.exactly(404): Problem.self], accept: ["application/vnd.zoo.raw-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Logs.list"
    }
  }
}

public nonisolated enum FeedsEndpoint: Endpoint {
  /// `GET /feed`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/feed", response: .init(accept: ["application/xml"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Feeds.get"
    }
  }
}
