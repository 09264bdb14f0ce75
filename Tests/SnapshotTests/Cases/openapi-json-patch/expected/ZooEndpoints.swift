// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `PATCH /pets/{id}`
  case update(id: String, Pet)

  public var request: EndpointRequest {
    switch self {
    case .update(let id, let body):
      return EndpointRequest(
        .patch, "/pets/\(id, "id")", body: .json(body).contentType("application/merge-patch+json"))
    }
  }

  public var operationID: String {
    switch self {
    case .update: return "Pets.update"
    }
  }
}

public nonisolated enum VisitorsEndpoint: Endpoint {
  /// `POST /visitors`
  case create(Pet)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/visitors", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Visitors.create"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `PATCH /cages/{id}`
  case update(id: String, [Change])

  public var request: EndpointRequest {
    switch self {
    case .update(let id, let body):
      return EndpointRequest(
        .patch, "/cages/\(id, "id")", body: .json(body).contentType("application/json-patch+json"))
    }
  }

  public var operationID: String {
    switch self {
    case .update: return "Cages.update"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `POST /keepers`
  case create(Pet)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/keepers", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Keepers.create"
    }
  }
}
