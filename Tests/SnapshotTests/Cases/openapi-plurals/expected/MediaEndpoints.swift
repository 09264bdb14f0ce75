// Made by sdkgen for Media. Do not edit.

public import SDKRuntime

public nonisolated enum ChildrenEndpoint: Endpoint {
  /// `GET /children/{child}/hls`
  case getHLS(child: String)

  public var request: EndpointRequest {
    switch self {
    case .getHLS(let child):
      return EndpointRequest(.get, "/children/\(child, "child")/hls")
    }
  }

  public var operationID: String {
    switch self {
    case .getHLS: return "Children.getHLS"
    }
  }
}

public nonisolated enum StreamsEndpoint: Endpoint {
  /// `POST /streams/{id}/indices`
  case createIndex(id: String)

  public var request: EndpointRequest {
    switch self {
    case .createIndex(let id):
      return EndpointRequest(.post, "/streams/\(id, "id")/indices")
    }
  }

  public var operationID: String {
    switch self {
    case .createIndex: return "Streams.createIndex"
    }
  }
}
