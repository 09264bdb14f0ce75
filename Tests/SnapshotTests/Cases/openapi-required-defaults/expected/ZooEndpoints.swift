// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/pets", response: .init(errors: [.exactly(300): List300Error.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Zoo.list"
    }
  }
}
