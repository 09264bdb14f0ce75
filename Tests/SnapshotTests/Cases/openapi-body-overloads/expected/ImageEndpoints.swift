// Made by sdkgen for Image. Do not edit.

public import SDKRuntime

public nonisolated enum ImageEndpoint: Endpoint {
  /// `/paths/~1images/post`
  case edit(EditBody? = nil)
  /// `/paths/~1images~1{id}/put`
  case replace(id: String, file: UploadFile? = nil)

  public var request: EndpointRequest {
    switch self {
    case .edit(let body):
      return EndpointRequest(
        .post, "/images", body: .json(body), response: .init(accept: ["image/png"]))
    case .replace(let id, let file):
      return EndpointRequest(.put, "/images/\(id, "id")", body: .multipart([.file("file", file)]))
    }
  }

  public var operationID: String {
    switch self {
    case .edit: return "Image.edit"
    case .replace: return "Image.replace"
    }
  }
}
