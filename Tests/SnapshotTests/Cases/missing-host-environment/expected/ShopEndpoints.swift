// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum FilesEndpoint: Endpoint {
  /// `GET /files`
  case list
  /// `POST /audit`
  case audit

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/files", server: "uploads")
    case .audit:
      return EndpointRequest(.post, "/audit", server: "real")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Files.list"
    case .audit: return "Files.audit"
    }
  }
}
