// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /typeless`
  case sendTypeless(
    csv: UploadFile, image: UploadFile, plain: UploadFile, xml: UploadFile, rows: [UploadFile],
    json: JSON, list: [JSON], anyCSV: UploadFile, anyXML: UploadFile, maybe: UploadFile? = nil,
    either: JSON? = nil
  )
  /// `POST /strings`
  case sendStrings(csv: String, image: UploadFile, json: String, rows: [String])

  public var request: EndpointRequest {
    switch self {
    case .sendTypeless(
      let csv, let image, let plain, let xml, let rows, let json, let list, let anyCSV,
      let anyXML, let maybe, let either):
      return EndpointRequest(
        .post, "/typeless",
        body: .multipart([
          .file("csv", csv, contentType: "text/csv"),
          .file("image", image, contentType: "image/png"),
          .file("plain", plain, contentType: "text/plain"),
          .file("xml", xml, contentType: "application/xml"),
          .files("rows", rows, contentType: "text/csv"), .file("maybe", maybe),
          .json("json", json), .jsons("list", list),
          .file("anyCSV", anyCSV, contentType: "text/csv"),
          .file("anyXML", anyXML, contentType: "application/xml"), .json("either", either),
        ]))
    case .sendStrings(let csv, let image, let json, let rows):
      return EndpointRequest(
        .post, "/strings",
        body: .multipart([
          .text("csv", csv, contentType: "text/csv"),
          .file("image", image, contentType: "image/png"),
          .text("json", json, contentType: "application/json"),
          .text("rows", rows, contentType: "text/csv"),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .sendTypeless: return "Zoo.sendTypeless"
    case .sendStrings: return "Zoo.sendStrings"
    }
  }
}
