// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// Returns a pet of the zoo, by its number.
  /// This line was broken on purpose. These two were not.
  ///
  /// `GET /pets/{id}`
  case getPet(id: PetID, lang: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let id, let lang):
      return EndpointRequest(
        .get, "/pets/\(id, "id")", query: [("lang", lang)],
        response: .init(
          errors: [
            .exactly(404): Problem.self, .statusClass(4): String.self, .other: Problem.self,
          ]))
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
