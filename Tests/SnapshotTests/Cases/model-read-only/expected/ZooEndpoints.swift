// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case get(id: Int)
  /// `PUT /pets/{id}`
  case save(id: Int, Pet)
  /// `POST /drafts`
  case draft(Draft)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/pets/\(id)")
    case .save(let id, let body):
      return EndpointRequest(.put, "/pets/\(id)", body: .json(body))
    case .draft(let body):
      return EndpointRequest(.post, "/drafts", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Zoo.get"
    case .save: return "Zoo.save"
    case .draft: return "Zoo.draft"
    }
  }
}
