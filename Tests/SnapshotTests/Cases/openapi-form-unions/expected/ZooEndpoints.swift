// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum TokenEndpoint: Endpoint {
  /// `POST /token`
  case token(TokenBody)

  public var request: EndpointRequest {
    switch self {
    case .token(let body):
      return EndpointRequest(.post, "/token", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .token: return "Token.token"
    }
  }
}

public nonisolated indirect enum EitherEndpoint: Endpoint {
  /// `POST /either`
  case either(EitherBody)

  public var request: EndpointRequest {
    switch self {
    case .either(let body):
      return EndpointRequest(.post, "/either", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .either: return "Either.either"
    }
  }
}

public nonisolated enum BesideEndpoint: Endpoint {
  /// `POST /beside`
  case beside(BesideBody)

  public var request: EndpointRequest {
    switch self {
    case .beside(let body):
      return EndpointRequest(.post, "/beside", body: .formValue(body, styles: ["p": .repeat]))
    }
  }

  public var operationID: String {
    switch self {
    case .beside: return "Beside.beside"
    }
  }
}

public nonisolated enum MapEndpoint: Endpoint {
  /// `POST /map`
  case map([String: String])

  public var request: EndpointRequest {
    switch self {
    case .map(let body):
      return EndpointRequest(.post, "/map", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .map: return "Map.map"
    }
  }
}

public nonisolated enum ListsEndpoint: Endpoint {
  /// `POST /lists`
  case mapOfLists(MapOfListsBody)

  public var request: EndpointRequest {
    switch self {
    case .mapOfLists(let body):
      return EndpointRequest(.post, "/lists", body: .formValue(body, others: .repeat))
    }
  }

  public var operationID: String {
    switch self {
    case .mapOfLists: return "Lists.mapOfLists"
    }
  }
}

public nonisolated enum ListEndpoint: Endpoint {
  /// `POST /list`
  case list(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .list(let body):
      return EndpointRequest(
        .post, "/list", body: .raw(body, contentType: "application/x-www-form-urlencoded"))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "List.list"
    }
  }
}
