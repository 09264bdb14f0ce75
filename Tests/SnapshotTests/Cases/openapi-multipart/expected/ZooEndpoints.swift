// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(photo: UploadFile, about: AddPetBodyAbout, more: [UploadFile]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let photo, let about, let more):
      return EndpointRequest(
        .post, "/pets",
        body: .multipart([
          .file("photo", photo, contentType: "image/png"), .files("more", more),
          .json("about", about),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
