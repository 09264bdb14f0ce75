// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

public nonisolated enum StoreEndpoint: Endpoint {
  /// `GET /files/{id}/content`
  case downloadFile(id: String)
  /// `POST /files/commit`
  case commitUpload
  /// `PUT /files/commit`
  case replaceUpload
  /// `DELETE /files/commit`
  case abortUpload

  public var request: EndpointRequest {
    switch self {
    case .downloadFile(let id):
      return EndpointRequest(
        .get, "/files/\(id, "id")/content", response: .init(accept: ["application/octet-stream"]))
    case .commitUpload:
      return EndpointRequest(.post, "/files/commit", response: .init(accept: ["application/json"]))
    case .replaceUpload:
      return EndpointRequest(.put, "/files/commit")
    case .abortUpload:
      return EndpointRequest(.delete, "/files/commit")
    }
  }

  public var operationID: String {
    switch self {
    case .downloadFile: return "Store.downloadFile"
    case .commitUpload: return "Store.commitUpload"
    case .replaceUpload: return "Store.replaceUpload"
    case .abortUpload: return "Store.abortUpload"
    }
  }
}
