// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(filter: Filter)
  /// `GET /pets/found`
  case find(selector: String)
  /// `GET /pets/asked`
  case ask(filter: Filter? = nil)
  /// `GET /pets/{name}`
  case get(name: String, theme: String? = nil, flags: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let filter):
      return EndpointRequest(.get, "/pets", query: [("filter", EncodedValue(filter, .fields))])
    case .find(let selector):
      return EndpointRequest(.get, "/pets/found", query: [("selector", selector.styled(.whole))])
    case .ask(let filter):
      return EndpointRequest(
        .get, "/pets/asked", query: [("filter", EncodedValue(ifPresent: filter, .wholeJSON))])
    case .get(let name, let theme, let flags):
      return EndpointRequest(
        .get, "/pets/\(name.styled(allowsReserved: true), "name")",
        cookies: [("theme", theme.styled(.cookie)), ("flags", flags.styled(.cookieComma))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .find: return "Shop.find"
    case .ask: return "Shop.ask"
    case .get: return "Shop.get"
    }
  }
}
