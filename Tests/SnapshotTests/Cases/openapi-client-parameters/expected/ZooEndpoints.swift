// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1parks~1{parkId}~1pets/get`
  case list(parkID: Int, key: String? = nil, zooVersion: String = "2026-03-01")
  /// `/paths/~1parks~1{parkId}~1pets/post`
  case add(parkID: Int, zooVersion: String = "2026-03-01")

  public var request: EndpointRequest {
    switch self {
    case .list(let parkID, let key, let zooVersion):
      return EndpointRequest(
        .get, "/parks/\(parkID)/pets", query: [("key", key)],
        headers: [("Zoo-Version", zooVersion)])
    case .add(let parkID, let zooVersion):
      return EndpointRequest(
        .post, "/parks/\(parkID)/pets", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .add: return "Pets.add"
    }
  }
}

public nonisolated enum StatusEndpoint: Endpoint {
  /// `/paths/~1status/get`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/status")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Status.get"
    }
  }
}
