// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case getPet(
    id: UInt64, after: UInt64? = nil, ids: [Amount]? = nil,
    limit: UInt64 = 18_446_744_073_709_551_615
  )

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id, let after, let ids, let limit):
      return EndpointRequest(
        .get, "/pets/\(id)", query: [("after", after), ("ids", ids), ("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
