// Made by sdkgen for Files. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files/{id}`
  case getFile(id: String)
  /// `GET /files/{id}/content`
  case getContent(id: String)
  /// `GET /files/{id}/name`
  case getName(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getFile(let id):
      return EndpointRequest(
        .get, "/files/\(id, "id")", response: .init(accept: ["application/octet-stream"]))
    case .getContent(let id):
      return EndpointRequest(.get, "/files/\(id, "id")/content")
    case .getName(let id):
      return EndpointRequest(
        .get, "/files/\(id, "id")/name", response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .getFile: return "Files.getFile"
    case .getContent: return "Files.getContent"
    case .getName: return "Files.getName"
    }
  }
}
