// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ParkEndpoint: Endpoint {
  /// `GET /zoo/pets`
  case listPets
  /// `GET /zoo/pets/{id}`
  case retrievePet(id: String)
  /// `PATCH /zoo/pets/{id}`
  case partialUpdatePet(id: String)
  /// `DELETE /zoo/pets/{id}`
  case deletePet(id: String)
  /// `GET /zoo/price_list`
  case priceList
  /// `GET /zoo/payment_method`
  case getPaymentMethod

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/zoo/pets")
    case .retrievePet(let id):
      return EndpointRequest(.get, "/zoo/pets/\(id, "id")")
    case .partialUpdatePet(let id):
      return EndpointRequest(.patch, "/zoo/pets/\(id, "id")")
    case .deletePet(let id):
      return EndpointRequest(.delete, "/zoo/pets/\(id, "id")")
    case .priceList:
      return EndpointRequest(.get, "/zoo/price_list")
    case .getPaymentMethod:
      return EndpointRequest(.get, "/zoo/payment_method")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Park.listPets"
    case .retrievePet: return "Park.retrievePet"
    case .partialUpdatePet: return "Park.partialUpdatePet"
    case .deletePet: return "Park.deletePet"
    case .priceList: return "Park.priceList"
    case .getPaymentMethod: return "Park.getPaymentMethod"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/keepers")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}
