// Made by sdkgen for Queue. Do not edit.

public import SDKRuntime

public nonisolated enum QueueEndpoint: Endpoint {
  /// `GET /jobs/next`
  case next
  /// `GET /jobs`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .next:
      return EndpointRequest(.get, "/jobs/next")
    case .list(let page):
      return EndpointRequest(.get, "/jobs", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .next: return "Queue.next"
    case .list: return "Queue.list"
    }
  }
}
