// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum FeedEndpoint: Endpoint {
  /// `GET /one`
  case followOne
  /// `GET /several`
  case followSeveral
  /// `GET /number`
  case followNumber
  /// `GET /done`
  case followDone
  /// `GET /named`
  case followNamed
  /// `GET /silent`
  case followSilent
  /// `GET /retries`
  case followRetries
  /// `GET /ids`
  case followIDs

  public var request: EndpointRequest {
    switch self {
    case .followOne:
      return EndpointRequest(.get, "/one")
    case .followSeveral:
      return EndpointRequest(.get, "/several")
    case .followNumber:
      return EndpointRequest(.get, "/number")
    case .followDone:
      return EndpointRequest(.get, "/done")
    case .followNamed:
      return EndpointRequest(.get, "/named")
    case .followSilent:
      return EndpointRequest(.get, "/silent")
    case .followRetries:
      return EndpointRequest(.get, "/retries")
    case .followIDs:
      return EndpointRequest(.get, "/ids")
    }
  }

  public var operationID: String {
    switch self {
    case .followOne: return "Feed.followOne"
    case .followSeveral: return "Feed.followSeveral"
    case .followNumber: return "Feed.followNumber"
    case .followDone: return "Feed.followDone"
    case .followNamed: return "Feed.followNamed"
    case .followSilent: return "Feed.followSilent"
    case .followRetries: return "Feed.followRetries"
    case .followIDs: return "Feed.followIDs"
    }
  }
}

public nonisolated enum LogsEndpoint: Endpoint {
  /// `GET /logs`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/logs")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Logs.get"
    }
  }
}
