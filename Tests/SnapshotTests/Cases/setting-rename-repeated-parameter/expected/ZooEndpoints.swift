// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /animals/{id}/twins/{id}`
  case getTwin(animalID: Int)

  public var request: EndpointRequest {
    switch self {
    case .getTwin(let animalID):
      return EndpointRequest(.get, "/animals/\(animalID)/twins/\(animalID)")
    }
  }

  public var operationID: String {
    switch self {
    case .getTwin: return "Zoo.getTwin"
    }
  }
}
