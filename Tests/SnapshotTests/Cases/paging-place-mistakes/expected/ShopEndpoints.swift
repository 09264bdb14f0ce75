// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case misspelt(after: String? = nil)
  /// `GET /b`
  case more(page: Int? = nil)
  /// `GET /n`
  case last(page: Int? = nil)
  /// `GET /c`
  case list
  /// `GET /d`
  case inside(after: String? = nil)
  /// `GET /e`
  case right(after: String? = nil)
  /// `GET /f`
  case unknown(after: String? = nil)
  /// `GET /g`
  case free(after: String? = nil)
  /// `GET /i`
  case item(after: Int? = nil)
  /// `GET /j`
  case list2(after: Int? = nil)
  /// `GET /k`
  case object(after: Int? = nil)
  /// `GET /l`
  case good(after: Int? = nil)
  /// `GET /m`
  case wrapped(after: Int? = nil)
  /// `GET /h`
  case envelope(after: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .misspelt(let after):
      return EndpointRequest(.get, "/a", query: [("after", after)])
    case .more(let page):
      return EndpointRequest(.get, "/b", query: [("page", page)])
    case .last(let page):
      return EndpointRequest(.get, "/n", query: [("page", page)])
    case .list:
      return EndpointRequest(.get, "/c")
    case .inside(let after):
      return EndpointRequest(.get, "/d", query: [("after", after)], response: Self.response)
    case .right(let after):
      return EndpointRequest(.get, "/e", query: [("after", after)])
    case .unknown(let after):
      return EndpointRequest(.get, "/f", query: [("after", after)])
    case .free(let after):
      return EndpointRequest(.get, "/g", query: [("after", after)])
    case .item(let after):
      return EndpointRequest(.get, "/i", query: [("after", after)])
    case .list2(let after):
      return EndpointRequest(.get, "/j", query: [("after", after)])
    case .object(let after):
      return EndpointRequest(.get, "/k", query: [("after", after)])
    case .good(let after):
      return EndpointRequest(.get, "/l", query: [("after", after)])
    case .wrapped(let after):
      return EndpointRequest(.get, "/m", query: [("after", after)], response: Self.response)
    case .envelope(let after):
      return EndpointRequest(.get, "/h", query: [("after", after)], response: Self.response)
    }
  }

  public var operationID: String {
    switch self {
    case .misspelt: return "Shop.misspelt"
    case .more: return "Shop.more"
    case .last: return "Shop.last"
    case .list: return "Shop.list"
    case .inside: return "Shop.inside"
    case .right: return "Shop.right"
    case .unknown: return "Shop.unknown"
    case .free: return "Shop.free"
    case .item: return "Shop.item"
    case .list2: return "Shop.list2"
    case .object: return "Shop.object"
    case .good: return "Shop.good"
    case .wrapped: return "Shop.wrapped"
    case .envelope: return "Shop.envelope"
    }
  }

  private static let response = ResponseRules(unwrap: ["data"])
}
