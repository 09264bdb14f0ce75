// Made by sdkgen for Files. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `LOCK /files/{id}`
  case lockFile(id: String)
  /// `COPY /files/{id}`
  case copyFile(id: String)

  public var request: EndpointRequest {
    switch self {
    case .lockFile(let id):
      return EndpointRequest("LOCK", "/files/\(id, "id")")
    case .copyFile(let id):
      return EndpointRequest("COPY", "/files/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .lockFile: return "Files.lockFile"
    case .copyFile: return "Files.copyFile"
    }
  }
}
