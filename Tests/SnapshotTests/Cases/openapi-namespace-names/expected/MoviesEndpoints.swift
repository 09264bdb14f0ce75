// Made by sdkgen for Movies. Do not edit.

public import SDKRuntime

extension MoviesClient {
  public nonisolated enum ActorsEndpoint: Endpoint {
    /// `GET /actors`
    case list

    public var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/actors")
      }
    }

    public var operationID: String {
      switch self {
      case .list: return "Actors.list"
      }
    }
  }

  public nonisolated enum LinesEndpoint: Endpoint {
    /// `GET /lines`
    case list

    public var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/lines", response: .init(accept: ["application/jsonl"]))
      }
    }

    public var operationID: String {
      switch self {
      case .list: return "Lines.list"
      }
    }
  }
}
