// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /send`
  case send(
    tags: [String], obj: Filter, pipes: [Int]? = nil, spread: Filter? = nil,
    pairs: [String: String]? = nil, one: String? = nil, odd: [String]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .send(let tags, let obj, let pipes, let spread, let pairs, let one, let odd):
      return EndpointRequest(
        .post, "/send",
        body: .multipart([
          .text("tags", tags.styled(.comma)), .text("pipes", pipes.styled(.pipe)),
          .text("obj", EncodedValue(obj, .deepObject)),
          .text("spread", EncodedValue(ifPresent: spread)),
          .text("pairs", EncodedValue(ifPresent: pairs, .comma)), .text("one", one),
          .text("odd", odd),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .send: return "Zoo.send"
    }
  }
}
