// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /photos`
  case addPhoto(photo: UploadFile, others: [UploadFile]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addPhoto(let photo, let others):
      return EndpointRequest(
        .post, "/photos", body: .multipart([.file("photo", photo), .files("others", others)]),
        response: .init(accept: ["application/octet-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPhoto: return "Zoo.addPhoto"
    }
  }
}
