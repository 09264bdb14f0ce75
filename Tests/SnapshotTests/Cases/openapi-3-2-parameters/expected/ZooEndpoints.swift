// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case find(filter: Filter, theme: String? = nil, flags: [String]? = nil)
  /// `GET /pets/{place}`
  case select(place: String, selector: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .find(let filter, let theme, let flags):
      return EndpointRequest(
        .get, "/pets", query: [("filter", EncodedValue(filter, .fields))],
        cookies: [("theme", theme.styled(.cookie)), ("flags", flags.styled(.cookieComma))])
    case .select(let place, let selector):
      return EndpointRequest(
        .get, "/pets/\(place.styled(allowsReserved: true), "place")",
        query: [("selector", selector.styled(.whole))])
    }
  }

  public var operationID: String {
    switch self {
    case .find: return "Pets.find"
    case .select: return "Pets.select"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `GET /cages`
  case find(filter: Filter? = nil)

  public var request: EndpointRequest {
    switch self {
    case .find(let filter):
      return EndpointRequest(
        .get, "/cages", query: [("filter", EncodedValue(ifPresent: filter, .wholeJSON))])
    }
  }

  public var operationID: String {
    switch self {
    case .find: return "Cages.find"
    }
  }
}

public nonisolated enum FoodsEndpoint: Endpoint {
  /// `GET /foods`
  case find(names: [Filter])

  public var request: EndpointRequest {
    switch self {
    case .find(let names):
      return EndpointRequest(.get, "/foods", query: [("names", EncodedValue(names, .wholeJSON))])
    }
  }

  public var operationID: String {
    switch self {
    case .find: return "Foods.find"
    }
  }
}
