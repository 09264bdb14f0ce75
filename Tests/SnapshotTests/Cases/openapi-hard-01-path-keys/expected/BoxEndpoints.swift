// Made by sdkgen for Box. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files/{file_id}#get_shared_link`
  case getSharedLink(fileID: String, fields: String)
  /// `GET /files/{file_id}#remove_shared_link`
  case removeSharedLink(fileID: String)

  public var request: EndpointRequest {
    switch self {
    case .getSharedLink(let fileID, let fields):
      return EndpointRequest(.get, "/files/\(fileID, "file_id")", query: [("fields", fields)])
    case .removeSharedLink(let fileID):
      return EndpointRequest(.get, "/files/\(fileID, "file_id")")
    }
  }

  public var operationID: String {
    switch self {
    case .getSharedLink: return "Files.getSharedLink"
    case .removeSharedLink: return "Files.removeSharedLink"
    }
  }
}

public nonisolated enum ResponsesEndpoint: Endpoint {
  /// `GET /responses?beta=true`
  case listBetaResponses(limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listBetaResponses(let limit):
      return EndpointRequest(.get, "/responses", query: [("beta", "true"), ("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .listBetaResponses: return "Responses.listBetaResponses"
    }
  }
}
