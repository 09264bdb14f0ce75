// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /pets/{id}/copies/{name}/of/{id}`
  case copy(id: Int, name: String)
  /// `GET /twins/{key}/{key}`
  case twin(key: UUID)

  public var request: EndpointRequest {
    switch self {
    case .copy(let id, let name):
      return EndpointRequest(.post, "/pets/\(id)/copies/\(name, "name")/of/\(id)")
    case .twin(let key):
      return EndpointRequest(.get, "/twins/\(key)/\(key)")
    }
  }

  public var operationID: String {
    switch self {
    case .copy: return "Shop.copy"
    case .twin: return "Shop.twin"
    }
  }
}
