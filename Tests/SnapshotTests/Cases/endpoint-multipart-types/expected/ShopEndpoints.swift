// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /photos`
  case addPhoto(card: Card, photo: UploadFile)
  /// `GET /photo`
  case photo

  public var request: EndpointRequest {
    switch self {
    case .addPhoto(let card, let photo):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .json("card", card), .file("photo", photo),
        ]).contentType("multipart/related; type=application/json"))
    case .photo:
      return EndpointRequest(.get, "/photo", response: .init(accept: ["image/png"]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPhoto: return "Shop.addPhoto"
    case .photo: return "Shop.photo"
    }
  }
}
