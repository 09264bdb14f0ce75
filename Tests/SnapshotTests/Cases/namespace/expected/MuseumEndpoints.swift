// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

extension MuseumClient {
  public nonisolated enum TasksEndpoint: Endpoint {
    /// `GET /tasks`
    case list

    public var request: EndpointRequest {
      switch self {
      case .list:
        return EndpointRequest(.get, "/tasks")
      }
    }

    public var operationID: String {
      switch self {
      case .list: return "Tasks.list"
      }
    }
  }
}
