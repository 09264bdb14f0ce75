// Made by sdkgen for FastAPI. Do not edit.

public import SDKRuntime

public nonisolated enum FastAPIEndpoint: Endpoint {
  /// Sse Items
  ///
  /// `GET /items/stream`
  case sseItems
  /// Lines
  ///
  /// `GET /items/lines`
  case lines

  public var request: EndpointRequest {
    switch self {
    case .sseItems:
      return EndpointRequest(.get, "/items/stream")
    case .lines:
      return EndpointRequest(.get, "/items/lines", response: .init(accept: ["application/jsonl"]))
    }
  }

  public var operationID: String {
    switch self {
    case .sseItems: return "FastAPI.sseItems"
    case .lines: return "FastAPI.lines"
    }
  }
}
