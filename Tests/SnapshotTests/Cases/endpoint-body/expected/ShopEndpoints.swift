// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /pets`
  case add(NewPet)
  /// `POST /pets/all`
  case addAll([NewPet])
  /// `POST /any`
  case any(JSON)
  /// `PUT /named/{id}`
  case named(id: Int, [String: NewPet])

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    case .addAll(let body):
      return EndpointRequest(.post, "/pets/all", body: .json(body))
    case .any(let body):
      return EndpointRequest(.post, "/any", body: .json(body))
    case .named(let id, let body):
      return EndpointRequest(.put, "/named/\(id)", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Shop.add"
    case .addAll: return "Shop.addAll"
    case .any: return "Shop.any"
    case .named: return "Shop.named"
    }
  }
}
