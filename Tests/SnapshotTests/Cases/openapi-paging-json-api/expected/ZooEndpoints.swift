// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(pageNumber: Int? = nil, pageSize: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let pageNumber, let pageSize):
      return EndpointRequest(
        .get, "/pets", query: [("page[number]", pageNumber), ("page[size]", pageSize)],
        response: .init(accept: ["application/vnd.api+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list(page: ListPage? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(
        .get, "/keepers", query: [("page", EncodedValue(ifPresent: page, .deepObject))],
        response: .init(accept: ["application/vnd.api+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}
