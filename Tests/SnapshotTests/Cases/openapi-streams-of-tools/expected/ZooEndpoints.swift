// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum CallsEndpoint: Endpoint {
  /// `GET /calls`
  case follow

  public var request: EndpointRequest {
    switch self {
    case .follow:
      return EndpointRequest(.get, "/calls")
    }
  }

  public var operationID: String {
    switch self {
    case .follow: return "Calls.follow"
    }
  }
}

public nonisolated enum VisitsEndpoint: Endpoint {
  /// `GET /visits`
  case follow

  public var request: EndpointRequest {
    switch self {
    case .follow:
      return EndpointRequest(.get, "/visits")
    }
  }

  public var operationID: String {
    switch self {
    case .follow: return "Visits.follow"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case stream

  public var request: EndpointRequest {
    switch self {
    case .stream:
      return EndpointRequest(.get, "/pets", response: .init(accept: ["application/stream+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .stream: return "Pets.stream"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/keepers", response: .init(accept: ["application/json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Keepers.watch"
    }
  }
}
