// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case create
  /// `GET /teams/{team}/pets`
  case getTeamPets(team: String)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .create:
      return EndpointRequest(.post, "/pets")
    case .getTeamPets(let team):
      return EndpointRequest(.get, "/teams/\(team, "team")/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .create: return "Pets.create"
    case .getTeamPets: return "Pets.getTeamPets"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers/{id}`
  case getKeeper(id: String)
  /// `HEAD /keepers/{id}`
  case keepersGet(id: String)

  public var request: EndpointRequest {
    switch self {
    case .getKeeper(let id):
      return EndpointRequest(.get, "/keepers/\(id, "id")")
    case .keepersGet(let id):
      return EndpointRequest(.head, "/keepers/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getKeeper: return "Keepers.getKeeper"
    case .keepersGet: return "Keepers.keepersGet"
    }
  }
}
