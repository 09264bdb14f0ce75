// Made by sdkgen for Store. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `/paths/~1files/get`
  case listFiles
  /// `/paths/~1files~1content/post`
  case uploadFile(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .listFiles:
      return EndpointRequest(.get, "/files")
    case .uploadFile(let body):
      return EndpointRequest(
        .post, "/files/content", body: .raw(body, contentType: "application/octet-stream"),
        server: "upload")
    }
  }

  public var operationID: String {
    switch self {
    case .listFiles: return "Files.listFiles"
    case .uploadFile: return "Files.uploadFile"
    }
  }
}

public nonisolated enum UploadEndpoint: Endpoint {
  /// `/paths/~1upload/put`
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
