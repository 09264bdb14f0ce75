// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// Lists the pets of a keeper.
  ///
  /// `GET /pets`
  case list
  /// `GET /pets/{id}`
  case get(id: String)
  /// `PUT /pets/{id}`
  case replace(id: String, Pet)
  /// `DELETE /pets/{id}`
  case delete(id: String)
  /// `PATCH /pets/{id}`
  case update(id: String, UpdateBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .get(let id):
      return EndpointRequest(
        .get, "/pets/\(id, "id")", response: .init(errors: [.exactly(404): String.self]))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/pets/\(id, "id")", body: .json(body))
    case .delete(let id):
      return EndpointRequest(.delete, "/pets/\(id, "id")")
    case .update(let id, let body):
      return EndpointRequest(.patch, "/pets/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .get: return "Pets.get"
    case .replace: return "Pets.replace"
    case .delete: return "Pets.delete"
    case .update: return "Pets.update"
    }
  }
}

public nonisolated enum WalksEndpoint: Endpoint {
  /// `POST /walks`
  case add
  /// `GET /photos/{id}`
  case getPhoto(id: String)
  /// `GET /calls`
  case listenToCalls

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/walks", response: .init(accept: ["application/json"]))
    case .getPhoto(let id):
      return EndpointRequest(.get, "/photos/\(id, "id")", response: .init(accept: ["image/png"]))
    case .listenToCalls:
      return EndpointRequest(.get, "/calls")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Walks.add"
    case .getPhoto: return "Walks.getPhoto"
    case .listenToCalls: return "Walks.listenToCalls"
    }
  }
}
