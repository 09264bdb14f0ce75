// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping", server: "echo")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Zoo.ping"
    }
  }
}

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/files", server: "files")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Files.list"
    }
  }
}

public nonisolated enum LogsEndpoint: Endpoint {
  /// `GET /logs`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/logs", server: "logs")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Logs.list"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}
