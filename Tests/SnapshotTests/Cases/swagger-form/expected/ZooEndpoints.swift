// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /animals`
  case addAnimal(AddAnimalBody)

  public var request: EndpointRequest {
    switch self {
    case .addAnimal(let body):
      return EndpointRequest(
        .post, "/animals",
        body: .formValue(
          body,
          styles: [
            "usual": .comma, "spaced": .space, "tabbed": .tab, "piped": .pipe, "repeated": .repeat,
            "rows": .lists(.pipe, of: .comma),
          ]))
    }
  }

  public var operationID: String {
    switch self {
    case .addAnimal: return "Zoo.addAnimal"
    }
  }
}
