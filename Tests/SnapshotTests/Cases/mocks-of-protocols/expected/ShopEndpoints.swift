// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ItemsEndpoint: Endpoint {
  /// `GET /items/{id}`
  case get(id: UUID)
  /// `GET /calls`
  case calls

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/items/\(id)")
    case .calls:
      return EndpointRequest(.get, "/calls")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Items.get"
    case .calls: return "Items.calls"
    }
  }
}
