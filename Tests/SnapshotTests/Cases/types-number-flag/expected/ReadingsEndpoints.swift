// Made by sdkgen for Readings. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ReadingsEndpoint: Endpoint {
  /// `GET /readings`
  case list(sold: Bool? = nil, level: Double? = nil)
  /// `POST /readings`
  case add(Reading)

  public var request: EndpointRequest {
    switch self {
    case .list(let sold, let level):
      return EndpointRequest(
        .get, "/readings",
        query: [
          ("sold", sold.formatted(as: .flag("Y", "N"))),
          ("level", level.formatted(as: .number(Double.self))),
        ])
    case .add(let body):
      return EndpointRequest(.post, "/readings", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Readings.list"
    case .add: return "Readings.add"
    }
  }
}
