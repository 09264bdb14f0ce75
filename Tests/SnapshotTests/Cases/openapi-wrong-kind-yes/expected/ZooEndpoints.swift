// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(id: Int, full: Bool? = nil)
  /// `PUT /pets/{id}`
  case replacePet(id: Int, Pet? = nil)
  /// `DELETE /pets/{id}`
  case deletePet(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id, let full):
      return EndpointRequest(.get, "/pets/\(id)", query: [("full", full)])
    case .replacePet(let id, let body):
      return EndpointRequest(.put, "/pets/\(id)", body: .json(body))
    case .deletePet(let id):
      return EndpointRequest(.delete, "/pets/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    case .replacePet: return "Zoo.replacePet"
    case .deletePet: return "Zoo.deletePet"
    }
  }
}
