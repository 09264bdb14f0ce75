// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum LogEndpoint: Endpoint {
  /// `/paths/~1log/get`
  case readLog

  public var request: EndpointRequest {
    switch self {
    case .readLog:
      return EndpointRequest(
        .get, "/log", response: .init(accept: ["application/jsonl", "application/json-seq"]))
    }
  }

  public var operationID: String {
    switch self {
    case .readLog: return "Log.readLog"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(
        .get, "/pets", response: .init(accept: ["application/json", "application/json-seq"]))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    }
  }
}
