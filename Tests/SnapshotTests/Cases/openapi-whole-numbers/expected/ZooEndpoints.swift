// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets/{level}`
  case addPet(level: Int, Pet, size: AddPetSize = .size2, age: Age = 3)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let level, let body, let size, let age):
      return EndpointRequest(
        .post, "/pets/\(level)", query: [("size", size), ("age", age)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
