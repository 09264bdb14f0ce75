// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `/paths/~1files~1{id}#rename/put`
  case renameFile(id: String)
  /// `/paths/~1files~1{id}#move/put`
  case moveFile(id: String)
  /// `/paths/~1files?beta=true/get`
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
    case .renameFile: return "Files.renameFile"
    case .moveFile: return "Files.moveFile"
    case .listFiles: return "Files.listFiles"
    }
  }
}
