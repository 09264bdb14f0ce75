// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets/{id}/photos/{name}`
  case get(id: Int, name: String)
  /// `POST /pets`
  case add
  /// `PUT /pets/{id}`
  case put(id: Int)
  /// `PATCH /pets/{id}`
  case change(id: Int)
  /// `DELETE /pets/{id}`
  case remove(id: UUID)
  /// `HEAD /pets/{id}.json`
  case peek(id: Int)
  /// `OPTIONS /pets`
  case options
  /// `GET /caf%C3%A9%20&%20bar/a%2Fb`
  case odd
  /// `QUERY /pets`
  case find(String)
  /// `TRACE /pets`
  case trace
  /// `COPY /pets/{id}`
  case copy(id: Int, destination: String)
  /// `M-SEARCH /pets`
  case search

  public var request: EndpointRequest {
    switch self {
    case .get(let id, let name):
      return EndpointRequest(.get, "/pets/\(id)/photos/\(name, "name")")
    case .add:
      return EndpointRequest(.post, "/pets")
    case .put(let id):
      return EndpointRequest(.put, "/pets/\(id)")
    case .change(let id):
      return EndpointRequest(.patch, "/pets/\(id)")
    case .remove(let id):
      return EndpointRequest(.delete, "/pets/\(id)")
    case .peek(let id):
      return EndpointRequest(.head, "/pets/\(id).json")
    case .options:
      return EndpointRequest(.options, "/pets")
    case .odd:
      return EndpointRequest(.get, "/caf%C3%A9%20&%20bar/a%2Fb")
    case .find(let body):
      return EndpointRequest(.query, "/pets", body: .json(body))
    case .trace:
      return EndpointRequest(.trace, "/pets")
    case .copy(let id, let destination):
      return EndpointRequest("COPY", "/pets/\(id)", headers: [("Destination", destination)])
    case .search:
      return EndpointRequest("M-SEARCH", "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    case .add: return "Shop.add"
    case .put: return "Shop.put"
    case .change: return "Shop.change"
    case .remove: return "Shop.remove"
    case .peek: return "Shop.peek"
    case .options: return "Shop.options"
    case .odd: return "Shop.odd"
    case .find: return "Shop.find"
    case .trace: return "Shop.trace"
    case .copy: return "Shop.copy"
    case .search: return "Shop.search"
    }
  }
}
