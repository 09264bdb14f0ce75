// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /a`
  case a(zooVersion: String)
  /// `GET /b`
  case b(zooVersion: String)
  /// `GET /c`
  case c(zooVersion: String)
  /// `GET /d`
  case d(zooVersion: String)
  /// `GET /e`
  case e(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .a(let zooVersion):
      return EndpointRequest(.get, "/a", headers: [("Zoo-Version", zooVersion)])
    case .b(let zooVersion):
      return EndpointRequest(.get, "/b", headers: [("Zoo-Version", zooVersion)])
    case .c(let zooVersion):
      return EndpointRequest(.get, "/c", headers: [("Zoo-Version", zooVersion)])
    case .d(let zooVersion):
      return EndpointRequest(.get, "/d", headers: [("Zoo-Version", zooVersion)])
    case .e(let zooVersion):
      return EndpointRequest(.get, "/e", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Zoo.a"
    case .b: return "Zoo.b"
    case .c: return "Zoo.c"
    case .d: return "Zoo.d"
    case .e: return "Zoo.e"
    }
  }
}
