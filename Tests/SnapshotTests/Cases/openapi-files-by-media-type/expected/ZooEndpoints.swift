// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ArchiveEndpoint: Endpoint {
  /// `PUT /archive`
  case archive(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .archive(let body):
      return EndpointRequest(
        .put, "/archive", body: .raw(body, contentType: "application/x-tar"),
        response: .init(accept: ["application/zip"]))
    }
  }

  public var operationID: String {
    switch self {
    case .archive: return "Archive.archive"
    }
  }
}

public nonisolated enum SheetEndpoint: Endpoint {
  /// `GET /sheet`
  case sheet

  public var request: EndpointRequest {
    switch self {
    case .sheet:
      return EndpointRequest(
        .get, "/sheet",
        response: .init(
          accept: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]))
    }
  }

  public var operationID: String {
    switch self {
    case .sheet: return "Sheet.sheet"
    }
  }
}

public nonisolated enum DumpEndpoint: Endpoint {
  /// `GET /dump`
  case dump

  public var request: EndpointRequest {
    switch self {
    case .dump:
      return EndpointRequest(
        .get, "/dump", response: .init(accept: ["application/vnd.zoo.dump+octet-stream"]))
    }
  }

  public var operationID: String {
    switch self {
    case .dump: return "Dump.dump"
    }
  }
}

public nonisolated enum NotesEndpoint: Endpoint {
  /// `GET /notes`
  case notes

  public var request: EndpointRequest {
    switch self {
    case .notes:
      return EndpointRequest(.get, "/notes", response: .init(accept: ["application/sql"]))
    }
  }

  public var operationID: String {
    switch self {
    case .notes: return "Notes.notes"
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
