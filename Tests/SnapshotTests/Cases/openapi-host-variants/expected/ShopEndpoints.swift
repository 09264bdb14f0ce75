// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `GET /photos`
  case list
  /// `POST /photos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/photos", server: "up")
    case .add:
      return EndpointRequest(.post, "/photos", server: "up 2")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Photos.list"
    case .add: return "Photos.add"
    }
  }
}

public nonisolated enum VideosEndpoint: Endpoint {
  /// `POST /videos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/videos", server: "up 3")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Videos.add"
    }
  }
}

public nonisolated enum FilesEndpoint: Endpoint {
  /// `POST /files`
  case add
  /// `GET /files`
  case list
  /// `DELETE /files`
  case deleteAll
  /// `PUT /files`
  case replace

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/files", server: "api")
    case .list:
      return EndpointRequest(.get, "/files")
    case .deleteAll:
      return EndpointRequest(.delete, "/files", server: "api")
    case .replace:
      return EndpointRequest(.put, "/files")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Files.add"
    case .list: return "Files.list"
    case .deleteAll: return "Files.deleteAll"
    case .replace: return "Files.replace"
    }
  }
}
