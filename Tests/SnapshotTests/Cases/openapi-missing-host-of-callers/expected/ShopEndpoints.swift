// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

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

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/photos", server: "up")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}
