// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /animals`
  case addAnimal(String)
  /// `PUT /animals`
  case replaceAnimal(JSON)
  /// `PATCH /animals`
  case changeAnimal

  public var request: EndpointRequest {
    switch self {
    case .addAnimal(let body):
      return EndpointRequest(.post, "/animals", body: .json(body))
    case .replaceAnimal(let body):
      return EndpointRequest(.put, "/animals", body: .json(body))
    case .changeAnimal:
      return EndpointRequest(.patch, "/animals")
    }
  }

  public var operationID: String {
    switch self {
    case .addAnimal: return "Zoo.addAnimal"
    case .replaceAnimal: return "Zoo.replaceAnimal"
    case .changeAnimal: return "Zoo.changeAnimal"
    }
  }
}
