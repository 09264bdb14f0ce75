// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /flags`
  case setFlags(Flags, mask: UInt64? = nil)

  public var request: EndpointRequest {
    switch self {
    case .setFlags(let body, let mask):
      return EndpointRequest(.post, "/flags", query: [("mask", mask)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .setFlags: return "Zoo.setFlags"
    }
  }
}
