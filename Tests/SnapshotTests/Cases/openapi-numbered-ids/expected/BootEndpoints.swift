// Made by sdkgen for Boot. Do not edit.

public import SDKRuntime

public nonisolated enum ActuatorEndpoint: Endpoint {
  /// `GET /actuator/loggers/{name}`
  case loggersName(name: String)
  /// `POST /actuator/loggers/{name}`
  case updateLogger(name: String)

  public var request: EndpointRequest {
    switch self {
    case .loggersName(let name):
      return EndpointRequest(.get, "/actuator/loggers/\(name, "name")")
    case .updateLogger(let name):
      return EndpointRequest(.post, "/actuator/loggers/\(name, "name")")
    }
  }

  public var operationID: String {
    switch self {
    case .loggersName: return "Actuator.loggersName"
    case .updateLogger: return "Actuator.updateLogger"
    }
  }
}

public nonisolated enum UsersEndpoint: Endpoint {
  /// `GET /get-groups`
  case getGroups
  /// `GET /all-groups`
  case getUserGroups
  /// `GET /users/search/findByName`
  case executeSearchGet
  /// `GET /users/search/findByMail`
  case executeSearchUserGet

  public var request: EndpointRequest {
    switch self {
    case .getGroups:
      return EndpointRequest(.get, "/get-groups")
    case .getUserGroups:
      return EndpointRequest(.get, "/all-groups")
    case .executeSearchGet:
      return EndpointRequest(.get, "/users/search/findByName")
    case .executeSearchUserGet:
      return EndpointRequest(.get, "/users/search/findByMail")
    }
  }

  public var operationID: String {
    switch self {
    case .getGroups: return "Users.getGroups"
    case .getUserGroups: return "Users.getUserGroups"
    case .executeSearchGet: return "Users.executeSearchGet"
    case .executeSearchUserGet: return "Users.executeSearchUserGet"
    }
  }
}
