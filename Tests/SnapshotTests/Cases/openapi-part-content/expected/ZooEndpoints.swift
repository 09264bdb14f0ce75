// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /send`
  case send(
    meta: String, list: [String], blob: UploadFile? = nil, json: SendBodyJSON? = nil,
    note: String? = nil, page: String? = nil, tagged: String? = nil, logo: UploadFile? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .send(let meta, let list, let blob, let json, let note, let page, let tagged, let logo):
      return EndpointRequest(
        .post, "/send",
        body: .multipart([
          .text("meta", meta, contentType: "application/xml; charset=utf-8"),
          .text("list", list, contentType: "application/yaml"),
          .file("blob", blob, contentType: "application/cbor"), .json("json", json),
          .text("note", note, contentType: "text/markdown"),
          .text("page", page, contentType: "application/xml"),
          .text("tagged", tagged, headers: ["X-Kind": "note", "X-Size": "3", "X-Shared": "low"]),
          .file("logo", logo, headers: ["X-Kind": "logo"]),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Zoo.send"
    }
  }
}
