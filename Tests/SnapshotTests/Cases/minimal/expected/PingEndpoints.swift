// Made by sdkgen for Ping. Do not edit.

public import SDKRuntime

public nonisolated enum PingEndpoint: Endpoint {
  /// `GET /ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/ping")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Ping.ping"
    }
  }
}
