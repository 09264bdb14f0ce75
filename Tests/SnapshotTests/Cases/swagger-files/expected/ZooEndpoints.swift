// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AnimalsEndpoint: Endpoint {
  /// `POST /animals`
  case add(Animal)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/animals", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Animals.add"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list(kinds: [KindsParameter]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let kinds):
      return EndpointRequest(
        .get, "/keepers", query: [("kinds", kinds.styled(.tab))],
        response: .init(errors: [.exactly(404): Problem.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}
