// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add(photo: UploadFile? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let photo):
      return EndpointRequest(.post, "/photos", body: .multipart([.file("photo", photo)]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}

public nonisolated enum AlbumsEndpoint: Endpoint {
  /// `POST /albums`
  case add(AddBody? = nil)

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
