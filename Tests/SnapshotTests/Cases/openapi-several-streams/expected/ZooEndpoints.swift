// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum LogEndpoint: Endpoint {
  /// `GET /log`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(
        .get, "/log", response: .init(accept: ["application/jsonl", "application/json-seq"]))
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Log.read"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/pets", response: .init(accept: ["application/json", "application/json-seq"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}
