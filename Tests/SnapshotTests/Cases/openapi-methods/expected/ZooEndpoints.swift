// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case list
  /// `/paths/~1pets/post`
  case create
  /// `/paths/~1teams~1{team}~1pets/get`
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
  /// `/paths/~1keepers~1{id}/get`
  case getKeeper(id: String)
  /// `/paths/~1keepers~1{id}/head`
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
