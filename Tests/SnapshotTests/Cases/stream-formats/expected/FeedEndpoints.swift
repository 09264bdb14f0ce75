// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

public nonisolated enum FeedEndpoint: Endpoint {
  /// `GET /ticks`
  case ticks
  /// `GET /days`
  case days
  /// `POST /until`
  case until(Tick)
  /// `GET /named`
  case named

  public var request: EndpointRequest {
    switch self {
    case .ticks:
      return EndpointRequest(.get, "/ticks")
    case .days:
      return EndpointRequest(.get, "/days")
    case .until(let body):
      return EndpointRequest(.post, "/until", body: .json(body))
    case .named:
      return EndpointRequest(.get, "/named")
    }
  }

  public var operationID: String {
    switch self {
    case .ticks: return "Feed.ticks"
    case .days: return "Feed.days"
    case .until: return "Feed.until"
    case .named: return "Feed.named"
    }
  }
}
