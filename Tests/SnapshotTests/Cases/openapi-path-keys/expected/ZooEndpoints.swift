// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `PUT /files/{id}#rename`
  case rename(id: String)
  /// `PUT /files/{id}#move`
  case move(id: String)
  /// `GET /files?beta=true`
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
