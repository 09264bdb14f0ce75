// Made by sdkgen for Cards. Do not edit.

public import SDKRuntime

public nonisolated enum CardsEndpoint: Endpoint {
  /// `GET /cards/{id}`
  case getCard(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getCard(let id):
      return EndpointRequest(.get, "/cards/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getCard: return "Cards.getCard"
    }
  }
}
