// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ChargesEndpoint: Endpoint {
  /// `/paths/~1charges~1{mode}/get`
  case fetch(mode: ChargesEndpoint.FetchMode)
  /// `/paths/~1charges~1{mode}/post`
  case make(mode: ChargesEndpoint.MakeMode, ChargesEndpoint.MakeBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .fetch(let mode):
      return EndpointRequest(.get, "/charges/\(mode, "mode")")
    case .make(let mode, let body):
      return EndpointRequest(.post, "/charges/\(mode, "mode")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .fetch: return "Charges.fetch"
    case .make: return "Charges.make"
    }
  }
}
