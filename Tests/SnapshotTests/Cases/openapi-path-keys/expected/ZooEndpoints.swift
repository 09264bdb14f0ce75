// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `PUT /files/{id}#rename`
  case renameFile(id: String)
  /// `PUT /files/{id}#move`
  case moveFile(id: String)
  /// `GET /files?beta=true`
  case listFiles

  public var request: EndpointRequest {
    switch self {
    case .renameFile(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .moveFile(let id):
      return EndpointRequest(.put, "/files/\(id, "id")")
    case .listFiles:
      return EndpointRequest(.get, "/files", query: [("beta", "true")])
    }
  }

  public var operationID: String {
    switch self {
    case .renameFile: return "Zoo.renameFile"
    case .moveFile: return "Zoo.moveFile"
    case .listFiles: return "Zoo.listFiles"
    }
  }
}
