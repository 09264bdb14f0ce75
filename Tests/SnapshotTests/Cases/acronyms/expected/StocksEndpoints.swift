// Made by sdkgen for Stocks. Do not edit.

public import SDKRuntime

public nonisolated enum StocksEndpoint: Endpoint {
  /// `GET /krx`
  case krxList

  public var request: EndpointRequest {
    switch self {
    case .krxList:
      return EndpointRequest(.get, "/krx")
    }
  }

  public var operationID: String {
    switch self {
    case .krxList: return "Stocks.krxList"
    }
  }
}
