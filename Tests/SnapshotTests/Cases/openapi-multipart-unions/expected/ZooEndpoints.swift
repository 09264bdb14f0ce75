// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add(
    kind: String, file: UploadFile? = nil, size: String? = nil, tags: [String]? = nil,
    link: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .add(let kind, let file, let size, let tags, let link):
      return EndpointRequest(
        .post, "/photos",
        body: .multipart([
          .text("kind", kind), .file("file", file), .text("size", size), .text("tags", tags),
          .text("link", link),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}

public nonisolated enum EitherEndpoint: Endpoint {
  /// `POST /either`
  case add(k: String, p: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let k, let p):
      return EndpointRequest(.post, "/either", body: .multipart([.text("k", k), .text("p", p)]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Either.add"
    }
  }
}
