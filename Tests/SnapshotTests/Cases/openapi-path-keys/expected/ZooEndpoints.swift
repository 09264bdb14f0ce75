// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `/paths/~1files~1{id}#rename/put`
  case rename(id: String)
  /// `/paths/~1files~1{id}#move/put`
  case move(id: String)
  /// `/paths/~1files?beta=true/get`
  case listFiles

  public var request: EndpointRequest {
    switch self {
    case .rename(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .move(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .listFiles:
      return EndpointRequest(.get, "/files", query: [("beta", "true")])
    }
  }

  public var operationID: String {
    switch self {
    case .rename: return "Zoo.rename"
    case .move: return "Zoo.move"
    case .listFiles: return "Zoo.listFiles"
    }
  }
}
