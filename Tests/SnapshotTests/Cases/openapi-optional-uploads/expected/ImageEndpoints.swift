// Made by sdkgen for Image. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ImageEndpoint: Endpoint {
  /// `POST /images`
  case edit(EditBody? = nil)
  /// `POST /images`
  case editMultipart(image: UploadFile?, mask: UploadFile? = nil, size: Int? = nil)
  /// `PUT /avatar`
  case replaceAvatar(ReplaceAvatarBody? = nil)
  /// `PUT /avatar`
  case replaceAvatarData(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .edit(let body):
      return EndpointRequest(.post, "/images", body: .json(body))
    case .editMultipart(let image, let mask, let size):
      return EndpointRequest(
        .post, "/images",
        body: .multipart([.file("image", image), .file("mask", mask), .text("size", size)]))
    case .replaceAvatar(let body):
      return EndpointRequest(.put, "/avatar", body: .json(body))
    case .replaceAvatarData(let body):
      return EndpointRequest(.put, "/avatar", body: .raw(body, contentType: "image/png"))
    }
  }

  public var operationID: String {
    switch self {
    case .edit: return "Image.edit"
    case .editMultipart: return "Image.editMultipart"
    case .replaceAvatar: return "Image.replaceAvatar"
    case .replaceAvatarData: return "Image.replaceAvatarData"
    }
  }
}
