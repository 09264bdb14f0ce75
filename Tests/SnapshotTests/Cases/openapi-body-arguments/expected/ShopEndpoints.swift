// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /customers`
  case create(NewCustomer)
  /// Changes all. Without arguments no body is sent.
  ///
  /// `PATCH /customers`
  case touch(TouchBody? = nil, expand: [String]? = nil)
  /// `PUT /customers/{id}`
  case replace(id: String, ReplaceBody)
  /// `POST /customers/{id}`
  case merge(id: String, MergeBody)

  public var request: EndpointRequest {
    switch self {
    case .create(let body):
      return EndpointRequest(.post, "/customers", body: .json(body))
    case .touch(let body, let expand):
      return EndpointRequest(.patch, "/customers", query: [("expand", expand)], body: .json(body))
    case .replace(let id, let body):
      return EndpointRequest(.put, "/customers/\(id, "id")", body: .formValue(body))
    case .merge(let id, let body):
      return EndpointRequest(.post, "/customers/\(id, "id")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Shop.create"
    case .touch: return "Shop.touch"
    case .replace: return "Shop.replace"
    case .merge: return "Shop.merge"
    }
  }
}
