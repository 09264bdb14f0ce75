// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `PUT /pets/{id}`
  case update(id: String, UpdateBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .update(let id, let body):
      return EndpointRequest(.put, "/pets/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .update: return "Pets.update"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `PUT /keepers/{id}`
  case replace(id: String, ReplaceBody)

  public var request: EndpointRequest {
    switch self {
    case .replace(let id, let body):
      return EndpointRequest(.put, "/keepers/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .replace: return "Keepers.replace"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `PUT /cages/{id}`
  case replace(id: String, ReplaceBody? = nil)
  /// `PATCH /cages/{id}`
  case update(id: String, UpdateBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .replace(let id, let body):
      return EndpointRequest(.put, "/cages/\(id, "id")", body: .json(body))
    case .update(let id, let body):
      return EndpointRequest(.patch, "/cages/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .replace: return "Cages.replace"
    case .update: return "Cages.update"
    }
  }
}
