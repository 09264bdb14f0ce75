// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(Pet, limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let body, let limit):
      return EndpointRequest(
        .post, "/pets", query: [("limit", limit)], body: .json(body),
        response: .init(errors: [.exactly(404): NotFoundError.self]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
