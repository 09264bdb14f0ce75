// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /pets`
  case create(NewPet)
  /// `POST /pets`
  case createMultipart(name: String, photo: UploadFile, stream: Bool? = nil)
  /// `POST /pets`
  case createData(HTTPBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    case .createMultipart(let name, let photo, let stream):
      return EndpointRequest(
        .post, "/pets",
        body: .multipart([.text("name", name), .file("photo", photo), .text("stream", stream)]))
    case .createData(let body):
      return EndpointRequest(.post, "/pets", body: .raw(body, contentType: "image/png"))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Shop.create"
    case .createMultipart: return "Shop.createMultipart"
    case .createData: return "Shop.createData"
    }
  }
}
