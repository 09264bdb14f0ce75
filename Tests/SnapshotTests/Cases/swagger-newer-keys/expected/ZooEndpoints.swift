// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// One animal.
  ///
  /// `POST /animals/{id}`
  case changeAnimal(id: String, Animal? = nil, visit: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .changeAnimal(let id, let body, let visit):
      return EndpointRequest(
        .post, "/animals/\(id, "id")", cookies: [("visit", visit)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .changeAnimal: return "Zoo.changeAnimal"
    }
  }
}
