// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(sort: String? = nil, limit: Int? = nil, page: Int? = nil, tags: String? = nil)
  /// `GET /pets/{id}`
  case find(id: Int, deep: Bool, lang: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let sort, let limit, let page, let tags):
      return EndpointRequest(
        .get, "/pets", query: [("sort", sort), ("limit", limit), ("page", page), ("tags", tags)])
    case .find(let id, let deep, let lang):
      return EndpointRequest(.get, "/pets/\(id)", query: [("deep", deep), ("lang", lang)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .find: return "Shop.find"
    }
  }
}
