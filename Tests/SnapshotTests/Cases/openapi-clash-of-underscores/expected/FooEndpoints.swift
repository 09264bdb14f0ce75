// Made by sdkgen for Foo. Do not edit.

public import SDKRuntime

public nonisolated enum FooEndpoint: Endpoint {
  /// `GET /foo`
  case create2
  /// `PATCH /foo`
  case create3
  /// `POST /foo`
  case create

  public var request: EndpointRequest {
    switch self {
    case .create2:
      return EndpointRequest(.get, "/foo")
    case .create3:
      return EndpointRequest(.patch, "/foo")
    case .create:
      return EndpointRequest(.post, "/foo")
    }
  }

  public var operationID: String {
    switch self {
    case .create2: return "Foo.create2"
    case .create3: return "Foo.create3"
    case .create: return "Foo.create"
    }
  }
}
