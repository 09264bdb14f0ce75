// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `PUT /archive`
  case archive(HTTPBody)
  /// `GET /sheet`
  case sheet
  /// `GET /dump`
  case dump
  /// `GET /notes`
  case notes

  public var request: EndpointRequest {
    switch self {
    case .archive(let body):
      return EndpointRequest(
        .put, "/archive", body: .raw(body, contentType: "application/x-tar"),
        response: .init(accept: ["application/zip"]))
    case .sheet:
      return EndpointRequest(
        .get, "/sheet",
        response: .init(
          accept: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]))
    case .dump:
      return EndpointRequest(
        .get, "/dump", response: .init(accept: ["application/vnd.zoo.dump+octet-stream"]))
    case .notes:
      return EndpointRequest(.get, "/notes", response: .init(accept: ["application/sql"]))
    }
  }

  public var operationID: String {
    switch self {
    case .archive: return "Zoo.archive"
    case .sheet: return "Zoo.sheet"
    case .dump: return "Zoo.dump"
    case .notes: return "Zoo.notes"
    }
  }
}

public nonisolated indirect enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add(
    photo: UploadFile, sound: UploadFile, plain: String, all: [UploadFile]? = nil,
    papers: [UploadFile]? = nil, scan: UploadFile? = nil, raw: UploadFile? = nil,
    shared: UploadFile? = nil, data: Data? = nil, facts: JSON? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .add(
      let photo, let sound, let plain, let all, let papers, let scan, let raw, let shared,
      let data, let facts):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .file("photo", photo), .file("sound", sound, contentType: "audio/ogg"),
          .files("all", all), .files("papers", papers, contentType: "application/pdf"),
          .file("scan", scan, contentType: "application/pdf"), .file("raw", raw),
          .file("shared", shared), .text("plain", plain), .text("data", data),
          .json("facts", facts, contentType: "application/json"),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}
