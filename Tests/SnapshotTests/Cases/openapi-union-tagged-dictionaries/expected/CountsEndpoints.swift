// Made by sdkgen for Counts. Do not edit.

public import SDKRuntime

public nonisolated enum CountsEndpoint: Endpoint {
  /// `POST /counts`
  case count(Counts)

  public var request: EndpointRequest {
    switch self {
    case .count(let body):
      return EndpointRequest(.post, "/counts", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .count: return "Counts.count"
    }
  }
}
