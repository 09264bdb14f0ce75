// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1a/get`
  case first
  /// `/paths/~1b/get`
  case second

  public var request: EndpointRequest {
    switch self {
    case .first:
      return EndpointRequest(.get, "/a")
    case .second:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .first: return "Pets.first"
    case .second: return "Pets.second"
    }
  }
}

public nonisolated enum PetsToysEndpoint: Endpoint {
  /// `/paths/~1c/get`
  case third
  /// `/paths/~1d/get`
  case fourth

  public var request: EndpointRequest {
    switch self {
    case .third:
      return EndpointRequest(.get, "/c")
    case .fourth:
      return EndpointRequest(.get, "/d")
    }
  }

  public var operationID: String {
    switch self {
    case .third: return "PetsToys.third"
    case .fourth: return "PetsToys.fourth"
    }
  }
}
