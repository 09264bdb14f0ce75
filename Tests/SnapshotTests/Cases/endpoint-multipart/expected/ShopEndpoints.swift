// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /photos`
  case upload(
    title: String, meta: Meta, photo: UploadFile, more: [UploadFile], image: UploadFile,
    count: Int? = nil, tags: [String]? = nil, metas: [Meta]? = nil, thumb: UploadFile? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .upload(
      let title, let meta, let photo, let more, let image, let count, let tags, let metas,
      let thumb):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .text("title", title), .text("count", count), .text("tags", tags), .json("meta", meta),
          .jsons("metas", metas), .file("photo", photo), .file("thumb", thumb),
          .files("more", more), .file("image", image, contentType: "image/png"),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .upload: return "Shop.upload"
    }
  }
}
