// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/files", server: "test data")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Files.list"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `GET /photos`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/photos", server: "stage 2")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Photos.list"
    }
  }
}

public nonisolated enum FilmsEndpoint: Endpoint {
  /// `GET /films`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/films", server: "data eu 2")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Films.list"
    }
  }
}
