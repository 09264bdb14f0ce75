// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /pets`
  case add(Pet)
  /// `GET /note`
  case note
  /// `GET /photo`
  case get

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(
        .post, "/pets", body: .json(body), response: .init(accept: ["application/json"]))
    case .note:
      return EndpointRequest(
        .get, "/note", response: .init(accept: ["text/markdown", "text/plain"]))
    case .get:
      return EndpointRequest(.get, "/photo")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Shop.add"
    case .note: return "Shop.note"
    case .get: return "Shop.get"
    }
  }
}
