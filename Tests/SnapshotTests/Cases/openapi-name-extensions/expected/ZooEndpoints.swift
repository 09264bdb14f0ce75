// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /a`
  case first
  /// `GET /b`
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
  /// `GET /c`
  case third
  /// `GET /d`
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
