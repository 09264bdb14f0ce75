// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(id: String)
  /// `PUT /pets/{id}`
  case replacePet(id: String)
  /// `PATCH /pets/{id}`
  case updatePet(id: String)
  /// `DELETE /pets/{id}`
  case deletePet(id: String)
  /// `HEAD /pets/{id}`
  case headPet(id: String)
  /// `OPTIONS /pets/{id}`
  case optionsPet(id: String)
  /// `GET /pets/{id}/tail`
  case getPetTail(id: String)
  /// `PUT /pets/{id}/tail`
  case replacePetTail(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    case .replacePet(let id):
      return EndpointRequest(.put, "/pets/\(id, "id")")
    case .updatePet(let id):
      return EndpointRequest(.patch, "/pets/\(id, "id")")
    case .deletePet(let id):
      return EndpointRequest(.delete, "/pets/\(id, "id")")
    case .headPet(let id):
      return EndpointRequest(.head, "/pets/\(id, "id")")
    case .optionsPet(let id):
      return EndpointRequest(.options, "/pets/\(id, "id")")
    case .getPetTail(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")/tail")
    case .replacePetTail(let id):
      return EndpointRequest(.put, "/pets/\(id, "id")/tail")
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    case .replacePet: return "Zoo.replacePet"
    case .updatePet: return "Zoo.updatePet"
    case .deletePet: return "Zoo.deletePet"
    case .headPet: return "Zoo.headPet"
    case .optionsPet: return "Zoo.optionsPet"
    case .getPetTail: return "Zoo.getPetTail"
    case .replacePetTail: return "Zoo.replacePetTail"
    }
  }
}
