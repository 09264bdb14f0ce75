// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet
  /// `PUT /pets`
  case replacePets(idempotencyKey: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addPet:
      return EndpointRequest(.post, "/pets", options: .init(idempotencyHeader: "Idempotency-Key"))
    case .replacePets(let idempotencyKey):
      return EndpointRequest(.put, "/pets", headers: [("Idempotency-Key", idempotencyKey)])
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    case .replacePets: return "Zoo.replacePets"
    }
  }
}
