// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(
    name: String, comma: [Int], brackets: [String], userID: Int? = nil, ids: [Int]? = nil,
    count: Int = 20, pipe: [Int]? = nil, space: [Int]? = nil, repeat: [Int]? = nil,
    filter: Filter? = nil, more: [String: Int]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .list(
      let name, let comma, let brackets, let userID, let ids, let count, let pipe, let space,
      let `repeat`, let filter, let more):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("userId", userID), ("name", name), ("ids", ids), ("limit", count),
          ("comma", comma.styled(.comma)), ("brackets", brackets.styled(.brackets)),
          ("pipe", pipe.styled(.pipe)), ("space", space.styled(.space)), ("repeat", `repeat`),
          ("filter", EncodedValue(ifPresent: filter, .deepObject)),
          ("more", EncodedValue(ifPresent: more, .deepObject)), ("version", "1.0"),
          ("pretty", true), ("size", 3),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}
