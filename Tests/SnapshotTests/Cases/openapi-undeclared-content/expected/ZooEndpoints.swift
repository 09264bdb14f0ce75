// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /photos/{id}/content`
  case getPhotoContent(id: String)
  /// `PUT /photos/{id}/content`
  case setPhotoContent(id: String)
  /// `GET /photos`
  case checkPhotos

  public var request: EndpointRequest {
    switch self {
    case .getPhotoContent(let id):
      return EndpointRequest(.get, "/photos/\(id, "id")/content")
    case .setPhotoContent(let id):
      return EndpointRequest(.put, "/photos/\(id, "id")/content")
    case .checkPhotos:
      return EndpointRequest(.get, "/photos")
    }
  }

  public var operationID: String {
    switch self {
    case .getPhotoContent: return "Zoo.getPhotoContent"
    case .setPhotoContent: return "Zoo.setPhotoContent"
    case .checkPhotos: return "Zoo.checkPhotos"
    }
  }
}
