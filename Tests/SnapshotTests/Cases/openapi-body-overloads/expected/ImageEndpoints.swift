// Made by sdkgen for Image. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ImageEndpoint: Endpoint {
  /// `POST /images`
  case edit(EditBody)
  /// `POST /images`
  case editMultipart(image: UploadFile, mask: UploadFile? = nil, size: Int? = nil, n: Int? = nil)
  /// `PUT /images/{id}`
  case replace(id: String, file: UploadFile? = nil)
  /// `PUT /images/{id}`
  case replaceData(id: String, HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .edit(let body):
      return EndpointRequest(.post, "/images", body: .json(body), response: Self.response)
    case .editMultipart(let image, let mask, let size, let n):
      return EndpointRequest(
        .post, "/images",
        body: .multipart([
          .file("mask", mask), .file("image", image), .text("size", size), .text("n", n),
        ]),
        response: Self.response)
    case .replace(let id, let file):
      return EndpointRequest(.put, "/images/\(id, "id")", body: .multipart([.file("file", file)]))
    case .replaceData(let id, let body):
      return EndpointRequest(
        .put, "/images/\(id, "id")", body: .raw(body, contentType: "application/octet-stream"))
    }
  }

  public var operationID: String {
    switch self {
    case .edit: return "Image.edit"
    case .editMultipart: return "Image.editMultipart"
    case .replace: return "Image.replace"
    case .replaceData: return "Image.replaceData"
    }
  }

  private static let response = ResponseRules(accept: ["image/png"])
}
