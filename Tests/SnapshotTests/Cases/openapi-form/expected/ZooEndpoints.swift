// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(AddPetBody)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let body):
      return EndpointRequest(
        .post, "/pets",
        body: .formValue(
          body, styles: ["tags": .repeat, "extras": .jsonObjects, "place": .jsonObjects]))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
