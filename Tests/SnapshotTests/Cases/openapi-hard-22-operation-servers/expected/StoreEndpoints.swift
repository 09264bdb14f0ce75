// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `/paths/~1files/get`
  case list
  /// `/paths/~1files~1content/post`
  case upload(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/files")
    case .upload(let body):
      return EndpointRequest(
        .post, "/files/content", body: .raw(body, contentType: "application/octet-stream"),
        server: "upload")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Files.list"
    case .upload: return "Files.upload"
    }
  }
}

public nonisolated enum UploadEndpoint: Endpoint {
  /// `/paths/~1upload/put`
  case part(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .part(let body):
      return EndpointRequest(
        .put, "/upload", body: .raw(body, contentType: "application/octet-stream"),
        server: "server eu.files.example")
    }
  }

  public var operationID: String {
    switch self {
    case .part: return "Upload.part"
    }
  }
}
