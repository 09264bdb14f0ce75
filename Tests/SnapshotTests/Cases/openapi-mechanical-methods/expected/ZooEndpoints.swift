// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /v1/pets`
  case list
  /// `POST /v1/pets`
  case create
  /// `GET /v1/pets/{pet}`
  case get(pet: String)
  /// `POST /v1/pets/{pet}`
  case update(pet: String)
  /// `DELETE /v1/pets/{pet}`
  case delete(pet: String)
  /// `POST /v1/pets/{pet}/name_tags`
  case createNameTag(pet: String)
  /// `POST /v1/pets/{pet}/walk/cancel`
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
  /// `POST /v1/keepers/{id}#dismiss`
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
