// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PetsEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case get(id: String)
  /// `PUT /pets/{id}`
  case save(id: String, Pet)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    case .save(let id, let body):
      return EndpointRequest(.put, "/pets/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
    case .save: return "Pets.save"
    }
  }
}

public nonisolated indirect enum StampsEndpoint: Endpoint {
  /// `PUT /stamps`
  case save(Stamps)

  public var request: EndpointRequest {
    switch self {
    case .save(let body):
      return EndpointRequest(.put, "/stamps", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .save: return "Stamps.save"
    }
  }
}
