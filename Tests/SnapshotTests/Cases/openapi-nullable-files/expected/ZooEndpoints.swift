// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /photos`
  case createPhoto(
    only: UploadFile, list: [UploadFile], file: UploadFile? = nil, files: [UploadFile]? = nil,
    encoded: UploadFile? = nil, encodedList: [UploadFile]? = nil, named: UploadFile? = nil,
    note: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .createPhoto(
      let only, let list, let file, let files, let encoded, let encodedList, let named, let note):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .file("file", file), .file("only", only), .files("files", files), .files("list", list),
          .file("encoded", encoded), .files("encodedList", encodedList), .file("named", named),
          .text("note", note),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .createPhoto: return "Zoo.createPhoto"
    }
  }
}
