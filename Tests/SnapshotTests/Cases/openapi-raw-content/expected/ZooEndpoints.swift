// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let body):
      return EndpointRequest(.post, "/pets", body: .raw(body, contentType: "application/xml"))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
