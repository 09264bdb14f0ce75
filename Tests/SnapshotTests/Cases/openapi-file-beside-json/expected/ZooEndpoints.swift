// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ReportsEndpoint: Endpoint {
  /// `GET /reports/{id}/file`
  case download(id: String)

  public var request: EndpointRequest {
    switch self {
    case .download(let id):
      return EndpointRequest(
        .get, "/reports/\(id, "id")/file", response: .init(accept: ["application/octet-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .download: return "Reports.download"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `GET /photos/{id}`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/photos/\(id, "id")", response: .init(accept: ["image/jpeg"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Photos.get"
    }
  }
}

public nonisolated enum FilmsEndpoint: Endpoint {
  /// `GET /films/{id}`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/films/\(id, "id")", response: .init(accept: ["*/*"]))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Films.get"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/pets", response: .init(accept: ["application/json", "application/pdf"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum SealsEndpoint: Endpoint {
  /// `GET /seals/{id}`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/seals/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Seals.get"
    }
  }
}
