// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets/{level}`
  case addPet(
    level: Int, Pet, size: AddPetSize = .size2, age: Age = 3, levels: [Int]? = nil,
    parts: [Int]? = nil, part: Int? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .addPet(let level, let body, let size, let age, let levels, let parts, let part):
      return EndpointRequest(
        .post, "/pets/\(level)",
        query: [
          ("size", size), ("age", age), ("levels", levels), ("parts", parts), ("part", part),
          ("kind", 3),
        ],
        headers: [("X-Kind", 1000)], body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
