// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /animals`
  case listAnimals
  /// `POST /animals`
  case addAnimal
  /// `HEAD /animals`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .listAnimals:
      return EndpointRequest(.get, "/animals")
    case .addAnimal:
      return EndpointRequest(
        .post, "/animals",
        auth: .any([["login"], ["password", "token"], ["machine"], ["page"], ["owner"]]))
    case .ping:
      return EndpointRequest(.head, "/animals", auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    case .addAnimal: return "Zoo.addAnimal"
    case .ping: return "Zoo.ping"
    }
  }
}
