// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// One pet.
  ///
  /// `GET /pets/{id}`
  case pet(id: Int)
  /// Deprecated: use get
  ///
  /// `GET /pet/{id}`
  case old(id: Int)
  /// Deprecated.
  ///
  /// `GET /animal`
  case older

  public var request: EndpointRequest {
    switch self {
    case .pet(let id):
      return EndpointRequest(.get, "/pets/\(id)")
    case .old(let id):
      return EndpointRequest(.get, "/pet/\(id)")
    case .older:
      return EndpointRequest(.get, "/animal")
    }
  }

  public var operationID: String {
    switch self {
    case .pet: return "Shop.pet"
    case .old: return "Shop.old"
    case .older: return "Shop.older"
    }
  }
}
