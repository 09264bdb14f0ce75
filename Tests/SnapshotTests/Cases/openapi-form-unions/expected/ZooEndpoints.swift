// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /token`
  case token(TokenBody)
  /// `POST /either`
  case either(EitherBody)
  /// `POST /beside`
  case beside(BesideBody)
  /// `POST /map`
  case map([String: String])
  /// `POST /list`
  case list(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .token(let body):
      return EndpointRequest(.post, "/token", body: .formValue(body))
    case .either(let body):
      return EndpointRequest(.post, "/either", body: .formValue(body))
    case .beside(let body):
      return EndpointRequest(.post, "/beside", body: .formValue(body, styles: ["p": .repeat]))
    case .map(let body):
      return EndpointRequest(.post, "/map", body: .formValue(body))
    case .list(let body):
      return EndpointRequest(
        .post, "/list", body: .raw(body, contentType: "application/x-www-form-urlencoded"))
    }
  }

  public var operationID: String {
    switch self {
    case .token: return "Zoo.token"
    case .either: return "Zoo.either"
    case .beside: return "Zoo.beside"
    case .map: return "Zoo.map"
    case .list: return "Zoo.list"
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
