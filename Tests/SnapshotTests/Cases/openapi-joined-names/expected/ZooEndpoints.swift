// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ProjectsEndpoint: Endpoint {
  /// `GET /projects/{project_id}/spend_limit`
  case getSpendLimit(projectID: String)
  /// `DELETE /projects/{project_id}/spend_limit`
  case deleteSpendLimit(projectID: String)
  /// `POST /projects/input_tokens`
  case getInputTokenCounts
  /// `GET /projects/status`
  case jsonStatus(status: JSONStatus? = nil)

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
  /// `POST /projects/{project_id}/api_keys`
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
