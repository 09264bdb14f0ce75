// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items`
  case list(page: Int? = nil)
  /// `GET /after`
  case after(cursor: String? = nil)
  /// `GET /items/{id}`
  case get(id: Int)
  /// `GET /named`
  case named
  /// `DELETE /items/{id}`
  case remove(id: Int)
  /// `GET /photo`
  case photo
  /// `GET /label`
  case label
  /// `GET /watch`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/items", query: [("page", page)])
    case .after(let cursor):
      return EndpointRequest(.get, "/after", query: [("cursor", cursor)])
    case .get(let id):
      return EndpointRequest(
        .get, "/items/\(id)",
        response: .init(unwrap: ["data", "item"], success: SuccessRule(at: ["code"], is: "00")))
    case .named:
      return EndpointRequest(.get, "/named")
    case .remove(let id):
      return EndpointRequest(.delete, "/items/\(id)")
    case .photo:
      return EndpointRequest(.get, "/photo")
    case .label:
      return EndpointRequest(.get, "/label")
    case .watch:
      return EndpointRequest(.get, "/watch")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Items.list"
    case .after: return "Items.after"
    case .get: return "Items.get"
    case .named: return "Items.named"
    case .remove: return "Items.remove"
    case .photo: return "Items.photo"
    case .label: return "Items.label"
    case .watch: return "Items.watch"
    }
  }
}
