// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ProjectsEndpoint: Endpoint {
  /// `/paths/~1projects~1{project_id}~1spend_limit/get`
  case getSpendLimit(projectID: String)
  /// `/paths/~1projects~1{project_id}~1spend_limit/delete`
  case deleteSpendLimit(projectID: String)
  /// `/paths/~1projects~1input_tokens/post`
  case getInputTokenCounts
  /// `/paths/~1projects~1status/get`
  case jsonStatus(status: ProjectsEndpoint.JSONStatus? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getSpendLimit(let projectID):
      return EndpointRequest(.get, "/projects/\(projectID, "project_id")/spend_limit")
    case .deleteSpendLimit(let projectID):
      return EndpointRequest(.delete, "/projects/\(projectID, "project_id")/spend_limit")
    case .getInputTokenCounts:
      return EndpointRequest(.post, "/projects/input_tokens")
    case .jsonStatus(let status):
      return EndpointRequest(
        .get, "/projects/status", query: [("status", status)],
        response: .init(accept: ["application/json", "text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .getSpendLimit: return "Projects.getSpendLimit"
    case .deleteSpendLimit: return "Projects.deleteSpendLimit"
    case .getInputTokenCounts: return "Projects.getInputTokenCounts"
    case .jsonStatus: return "Projects.jsonStatus"
    }
  }
}

public nonisolated enum KeysEndpoint: Endpoint {
  /// `/paths/~1projects~1{project_id}~1api_keys/post`
  case createAPIKeyForProject(projectID: String)

  public var request: EndpointRequest {
    switch self {
    case .createAPIKeyForProject(let projectID):
      return EndpointRequest(.post, "/projects/\(projectID, "project_id")/api_keys")
    }
  }

  public var operationID: String {
    switch self {
    case .createAPIKeyForProject: return "Keys.createAPIKeyForProject"
    }
  }
}
