// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1v1~1pets/get`
  case list
  /// `/paths/~1v1~1pets/post`
  case create
  /// `/paths/~1v1~1pets~1{pet}/get`
  case get(pet: String)
  /// `/paths/~1v1~1pets~1{pet}/post`
  case update(pet: String)
  /// `/paths/~1v1~1pets~1{pet}/delete`
  case delete(pet: String)
  /// `/paths/~1v1~1pets~1{pet}~1name_tags/post`
  case createNameTag(pet: String)
  /// `/paths/~1v1~1pets~1{pet}~1walk~1cancel/post`
  case cancelWalk(pet: String)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/v1/pets")
    case .create:
      return EndpointRequest(.post, "/v1/pets")
    case .get(let pet):
      return EndpointRequest(.get, "/v1/pets/\(pet, "pet")")
    case .update(let pet):
      return EndpointRequest(.post, "/v1/pets/\(pet, "pet")")
    case .delete(let pet):
      return EndpointRequest(.delete, "/v1/pets/\(pet, "pet")")
    case .createNameTag(let pet):
      return EndpointRequest(.post, "/v1/pets/\(pet, "pet")/name_tags")
    case .cancelWalk(let pet):
      return EndpointRequest(.post, "/v1/pets/\(pet, "pet")/walk/cancel")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .create: return "Pets.create"
    case .get: return "Pets.get"
    case .update: return "Pets.update"
    case .delete: return "Pets.delete"
    case .createNameTag: return "Pets.createNameTag"
    case .cancelWalk: return "Pets.cancelWalk"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `/paths/~1v1~1keepers~1{id}#dismiss/post`
  case dismiss(id: String)

  public var request: EndpointRequest {
    switch self {
    case .dismiss(let id):
      return EndpointRequest(.post, "/v1/keepers/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .dismiss: return "Keepers.dismiss"
    }
  }
}
