// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /photos`
  case upload(
    logo: UploadFile, meta: Meta, deep: Meta? = nil, files: [String: UploadFile]? = nil,
    metas: [String: Meta]? = nil, others: [String: JSON]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .upload(let logo, let meta, let deep, let files, let metas, let others):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .file("logo", logo, headers: ["X-Kind": "logo", "X-Size": "3"]),
          .text("meta", EncodedValue(meta)),
          .text("deep", EncodedValue(ifPresent: deep, .deepObject)),
          .each(files) { .file($0, $1, contentType: "image/png", headers: ["X-Kind": "file"]) },
          .each(metas) { .json($0, $1) }, .each(others) { .encoded($0, $1) },
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .upload: return "Shop.upload"
    }
  }
}
