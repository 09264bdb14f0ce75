// Made by sdkgen for News. Do not edit.

public import SDKRuntime

public nonisolated enum NewsNewsEndpoint: Endpoint {
  /// `GET /titles`
  case titles
  /// `GET /lines`
  case lines
  /// `GET /days`
  case days
  /// `GET /moods`
  case moods

  public var request: EndpointRequest {
    switch self {
    case .titles:
      return EndpointRequest(.get, "/titles")
    case .lines:
      return EndpointRequest(.get, "/lines")
    case .days:
      return EndpointRequest(.get, "/days")
    case .moods:
      return EndpointRequest(.get, "/moods")
    }
  }

  public var operationID: String {
    switch self {
    case .titles: return "NewsNews.titles"
    case .lines: return "NewsNews.lines"
    case .days: return "NewsNews.days"
    case .moods: return "NewsNews.moods"
    }
  }
}
