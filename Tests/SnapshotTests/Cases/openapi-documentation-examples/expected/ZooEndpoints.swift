// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// All pets. [Learn more](https://zoo.example/pets) about pets.
  ///
  /// `GET /pets`
  case getPets

  public var request: EndpointRequest {
    switch self {
    case .getPets:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .getPets: return "Zoo.getPets"
    }
  }
}
