// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(id: String)
  /// `DELETE /pets/{id}`
  case deletePet(id: String)
  /// `PUT /pets/{id}`
  case resetPet(id: String)
  /// `HEAD /pets/{id}`
  case peek(id: String)
  /// `GET /pets`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    case .deletePet(let id):
      return EndpointRequest(.delete, "/pets/\(id, "id")")
    case .resetPet(let id):
      return EndpointRequest(.put, "/pets/\(id, "id")")
    case .peek(let id):
      return EndpointRequest(.head, "/pets/\(id, "id")")
    case .listPets:
      return EndpointRequest(.get, "/pets", response: .init(errors: [.other: [Pet].self]))
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    case .deletePet: return "Zoo.deletePet"
    case .resetPet: return "Zoo.resetPet"
    case .peek: return "Zoo.peek"
    case .listPets: return "Zoo.listPets"
    }
  }
}
