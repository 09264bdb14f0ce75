// Made by sdkgen for Cards. Do not edit.

public import SDKRuntime

public nonisolated enum CardsEndpoint: Endpoint {
  /// `POST /cards`
  case sendCard(Card.Input)

  public var request: EndpointRequest {
    switch self {
    case .sendCard(let body):
      return EndpointRequest(.post, "/cards", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .sendCard: return "Cards.sendCard"
    }
  }
}
