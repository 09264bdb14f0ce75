// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /photos`
  case createPhoto(Photo)
  /// `GET /photos/{id}`
  case getPhoto(id: String)
  /// `PUT /photos/{id}`
  case replacePhoto(id: String, ReplacePhotoBody)
  /// `PATCH /photos/{id}`
  case updatePhoto(id: String, Photo)
  /// `PATCH /photos/{id}`
  case updatePhotoMultipart(
    id: String, data: UploadFile, raw: UploadFile? = nil, encoded: Data? = nil,
    thumbnail: Data? = nil
  )
  /// `POST /albums`
  case createAlbum(cover: UploadFile? = nil, photos: [Photo]? = nil)
  /// `PUT /albums`
  case replaceAlbum(ReplaceAlbumBody)

  public var request: EndpointRequest {
    switch self {
    case .createPhoto(let body):
      return EndpointRequest(.post, "/photos", body: .json(body))
    case .getPhoto(let id):
      return EndpointRequest(.get, "/photos/\(id, "id")")
    case .replacePhoto(let id, let body):
      return EndpointRequest(.put, "/photos/\(id, "id")", body: .json(body))
    case .updatePhoto(let id, let body):
      return EndpointRequest(.patch, "/photos/\(id, "id")", body: .json(body))
    case .updatePhotoMultipart(let id, let data, let raw, let encoded, let thumbnail):
      return EndpointRequest(
        .patch, "/photos/\(id, "id")",
        body: .multipart([
          .file("data", data), .file("raw", raw, contentType: "application/octet-stream"),
          .text("encoded", encoded, contentType: "application/octet-stream"),
          .text("thumbnail", thumbnail),
        ]))
    case .createAlbum(let cover, let photos):
      return EndpointRequest(
        .post, "/albums", body: .multipart([.file("cover", cover), .jsons("photos", photos)]))
    case .replaceAlbum(let body):
      return EndpointRequest(.put, "/albums", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createPhoto: return "Zoo.createPhoto"
    case .getPhoto: return "Zoo.getPhoto"
    case .replacePhoto: return "Zoo.replacePhoto"
    case .updatePhoto: return "Zoo.updatePhoto"
    case .updatePhotoMultipart: return "Zoo.updatePhotoMultipart"
    case .createAlbum: return "Zoo.createAlbum"
    case .replaceAlbum: return "Zoo.replaceAlbum"
    }
  }
}
