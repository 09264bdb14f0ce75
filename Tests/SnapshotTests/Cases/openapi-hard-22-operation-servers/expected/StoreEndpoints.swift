// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files`
  case list
  /// `POST /files/content`
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
  /// `PUT /upload`
  case uploadPart(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .uploadPart(let body):
      return EndpointRequest(
        .put, "/upload", body: .raw(body, contentType: "application/octet-stream"),
        server: "server eu.files.example")
    }
  }

  public var operationID: String {
    switch self {
    case .uploadPart: return "Upload.uploadPart"
    }
  }
}
