// Made by sdkgen for Zoo. Do not edit.

import Foundation
public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /blob`
  case blob

  public var request: EndpointRequest {
    switch self {
    case .blob:
      return EndpointRequest(.get, "/blob", response: .init(errors: [.other: Data.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .blob: return "Zoo.blob"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `GET /pets/{id}`
  case get(id: String)
  /// `DELETE /pets/{id}`
  case delete(id: String)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", response: .init(errors: [.other: Outcome.self]))
    case .get(let id):
      return EndpointRequest(
        .get, "/pets/\(id, "id")",
        response: .init(errors: [.exactly(404): Problem.self, .other: GetResponse.self]))
    case .delete(let id):
      return EndpointRequest(.delete, "/pets/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .get: return "Pets.get"
    case .delete: return "Pets.delete"
    }
  }
}

public nonisolated enum LogEndpoint: Endpoint {
  /// `GET /log`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/log", response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "Log.read"
    }
  }
}
