// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum KeysEndpoint: Endpoint {
  /// `POST /2fa`
  case _2fa(Setting, _0rtt: ZooClient._0rttModel? = nil)

  public var request: EndpointRequest {
    switch self {
    case ._2fa(let body, let _0rtt):
      return EndpointRequest(
        .post, "/2fa", query: [("0rtt", EncodedValue(ifPresent: _0rtt))], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case ._2fa: return "Keys._2fa"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}
