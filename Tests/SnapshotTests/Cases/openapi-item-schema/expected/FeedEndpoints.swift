// Made by sdkgen for Feed. Do not edit.

public import SDKRuntime

/// Items
public nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items/stream`
  case stream
  /// `GET /items/lines`
  case listLines
  /// `GET /items/sequence`
  case listSequence
  /// `GET /items/objects`
  case streamObjects
  /// `GET /items/texts`
  case streamTexts

  public var request: EndpointRequest {
    switch self {
    case .stream:
      return EndpointRequest(.get, "/items/stream")
    case .listLines:
      return EndpointRequest(.get, "/items/lines", response: .init(accept: ["application/jsonl"]))
    case .listSequence:
      return EndpointRequest(
        .get, "/items/sequence", response: .init(accept: ["application/json-seq"]))
    case .streamObjects:
      return EndpointRequest(.get, "/items/objects")
    case .streamTexts:
      return EndpointRequest(.get, "/items/texts")
    }
  }

  public var operationID: String {
    switch self {
    case .stream: return "Items.stream"
    case .listLines: return "Items.listLines"
    case .listSequence: return "Items.listSequence"
    case .streamObjects: return "Items.streamObjects"
    case .streamTexts: return "Items.streamTexts"
    }
  }
}

public nonisolated enum NewsEndpoint: Endpoint {
  /// `GET /news`
  case stream

  public var request: EndpointRequest {
    switch self {
    case .stream:
      return EndpointRequest(.get, "/news")
    }
  }

  public var operationID: String {
    switch self {
    case .stream: return "News.stream"
    }
  }
}

public nonisolated enum SharedEndpoint: Endpoint {
  /// `GET /shared`
  case streamBare

  public var request: EndpointRequest {
    switch self {
    case .streamBare:
      return EndpointRequest(.get, "/shared")
    }
  }

  public var operationID: String {
    switch self {
    case .streamBare: return "Shared.streamBare"
    }
  }
}

public nonisolated enum PartsEndpoint: Endpoint {
  /// `GET /parts`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/parts", response: .init(accept: ["multipart/mixed"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Parts.list"
    }
  }
}
