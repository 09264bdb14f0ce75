// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AnimalsEndpoint: Endpoint {
  /// `POST /animals`
  case add(Animal)
  /// The body: All animals.
  ///
  /// `PUT /animals`
  case replace([Animal]? = nil, dry: Bool? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/animals", body: .json(body))
    case .replace(let body, let dry):
      return EndpointRequest(.put, "/animals", query: [("dry", dry)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Animals.add"
    case .replace: return "Animals.replace"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `POST /keepers`
  case add(KeeperBody)
  /// `PUT /keepers`
  case replace(KeeperBody)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/keepers", body: .json(body))
    case .replace(let body):
      return EndpointRequest(.put, "/keepers", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Keepers.add"
    case .replace: return "Keepers.replace"
    }
  }
}
