// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pet`
  case get
  /// `GET /plain`
  case plain
  /// `DELETE /pet`
  case remove
  /// `GET /photo`
  case photo
  /// `GET /file`
  case file
  /// `GET /label`
  case label
  /// `GET /watch`
  case watch
  /// `HEAD /pet`
  case peek
  /// `POST /both`
  case both(JSON)
  /// `GET /either`
  case either
  /// `GET /neither`
  case neither

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/pet", response: Self.response)
    case .plain:
      return EndpointRequest(.get, "/plain")
    case .remove:
      return EndpointRequest(.delete, "/pet", response: Self.response)
    case .photo:
      return EndpointRequest(.get, "/photo")
    case .file:
      return EndpointRequest(.get, "/file")
    case .label:
      return EndpointRequest(.get, "/label")
    case .watch:
      return EndpointRequest(.get, "/watch")
    case .peek:
      return EndpointRequest(.head, "/pet")
    case .both(let body):
      return EndpointRequest(.post, "/both", body: .json(body), response: Self.response)
    case .either:
      return EndpointRequest(.get, "/either", response: Self.response)
    case .neither:
      return EndpointRequest(.get, "/neither")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    case .plain: return "Shop.plain"
    case .remove: return "Shop.remove"
    case .photo: return "Shop.photo"
    case .file: return "Shop.file"
    case .label: return "Shop.label"
    case .watch: return "Shop.watch"
    case .peek: return "Shop.peek"
    case .both: return "Shop.both"
    case .either: return "Shop.either"
    case .neither: return "Shop.neither"
    }
  }

  private static let response = ResponseRules(success: SuccessRule(at: ["code"], is: 0))
}

public nonisolated enum RawEndpoint: Endpoint {
  /// `GET /raw`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/raw")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Raw.get"
    }
  }
}
