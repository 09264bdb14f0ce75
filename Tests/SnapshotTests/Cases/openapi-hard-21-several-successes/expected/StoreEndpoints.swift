// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `/paths/~1files~1{id}~1content/get`
  case downloadFile(id: String)
  /// `/paths/~1files~1commit/post`
  case commitUpload
  /// `/paths/~1files~1commit/put`
  case replaceUpload
  /// `/paths/~1files~1commit/delete`
  case abortUpload

  public var request: EndpointRequest {
    switch self {
    case .downloadFile(let id):
      return EndpointRequest(
        .get, "/files/\(id, "id")/content", response: .init(accept: ["application/octet-stream"]))
    case .commitUpload:
      return EndpointRequest(.post, "/files/commit")
    case .replaceUpload:
      return EndpointRequest(.put, "/files/commit")
    case .abortUpload:
      return EndpointRequest(.delete, "/files/commit")
    }
  }

  public var operationID: String {
    switch self {
    case .downloadFile: return "Files.downloadFile"
    case .commitUpload: return "Files.commitUpload"
    case .replaceUpload: return "Files.replaceUpload"
    case .abortUpload: return "Files.abortUpload"
    }
  }
}
