// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /diets/{id}`
  case getDiet(id: String)
  /// `PUT /diets/{id}`
  case setDiet(id: String, Diet)

  public var request: EndpointRequest {
    switch self {
    case .getDiet(let id):
      return EndpointRequest(.get, "/diets/\(id, "id")")
    case .setDiet(let id, let body):
      return EndpointRequest(.put, "/diets/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .getDiet: return "Zoo.getDiet"
    case .setDiet: return "Zoo.setDiet"
    }
  }
}
