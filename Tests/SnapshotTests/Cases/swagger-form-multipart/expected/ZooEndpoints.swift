// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum AnimalsEndpoint: Endpoint {
  /// `POST /animals/{id}/photo`
  case addPhoto(
    id: Int, photo: UploadFile, tags: [String]? = nil, places: [String]? = nil,
    note: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .addPhoto(let id, let photo, let tags, let places, let note):
      return EndpointRequest(
        .post, "/animals/\(id)/photo",
        body: .multipart([
          .file("photo", photo), .text("tags", tags.styled(.comma)), .text("places", places),
          .text("note", note),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPhoto: return "Animals.addPhoto"
    }
  }
}

public nonisolated enum AlbumsEndpoint: Endpoint {
  /// `POST /albums`
  case add(AddBody)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/albums", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Albums.add"
    }
  }
}
