// Made by sdkgen for Cards. Do not edit.

public import SDKRuntime

public nonisolated indirect enum CardsEndpoint: Endpoint {
  /// `GET /cards/{id}`
  case getCard(id: String)
  /// `PATCH /cards/{id}`
  case updateCard(id: String, Nullable<UpdateCardBody>)

  public var request: EndpointRequest {
    switch self {
    case .getCard(let id):
      return EndpointRequest(.get, "/cards/\(id, "id")")
    case .updateCard(let id, let body):
      return EndpointRequest(.patch, "/cards/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .getCard: return "Cards.getCard"
    case .updateCard: return "Cards.updateCard"
    }
  }
}
