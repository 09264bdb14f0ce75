// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(
    filter: Filter? = nil, pairs: Filter? = nil, either: Either? = nil, place: String? = nil,
    xTags: [String]? = nil, session: String? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .list(let filter, let pairs, let either, let place, let xTags, let session):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("filter", EncodedValue(ifPresent: filter, .json)),
          ("pairs", EncodedValue(ifPresent: pairs, .commaPairs)),
          ("either", EncodedValue(ifPresent: either)),
          ("place", place.styled(allowsReserved: true)),
        ],
        headers: [("X-Tags", xTags.styled(.comma))],
        cookies: [("session", session), ("theme", "dark")])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}
