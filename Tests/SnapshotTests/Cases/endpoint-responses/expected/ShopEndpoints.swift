// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /pets`
  case add(Pet)
  /// `GET /pet`
  case find
  /// `DELETE /pet`
  case wipe
  /// `PUT /pet`
  case sync
  /// `GET /note`
  case note
  /// `GET /photo`
  case get

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/pets", body: .json(body), response: Self.response)
    case .find:
      return EndpointRequest(.get, "/pet")
    case .wipe:
      return EndpointRequest(.delete, "/pet")
    case .sync:
      return EndpointRequest(.put, "/pet", response: Self.response)
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
    case .find: return "Shop.find"
    case .wipe: return "Shop.wipe"
    case .sync: return "Shop.sync"
    case .note: return "Shop.note"
    case .get: return "Shop.get"
    }
  }

  private static let response = ResponseRules(accept: ["application/json"])
}
