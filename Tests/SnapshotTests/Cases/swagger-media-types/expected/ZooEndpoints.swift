// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /animals`
  case addAnimal(Animal)
  /// `PATCH /animals`
  case changeAnimal(Animal)
  /// `PUT /animals`
  case replaceList(String)

  public var request: EndpointRequest {
    switch self {
    case .addAnimal(let body):
      return EndpointRequest(.post, "/animals", body: .json(body))
    case .changeAnimal(let body):
      return EndpointRequest(
        .patch, "/animals", body: .json(body).contentType("application/merge-patch+json"),
        response: .init(accept: ["application/vnd.zoo+json"]))
    case .replaceList(let body):
      return EndpointRequest(
        .put, "/animals", body: .text(body, contentType: "text/csv"),
        response: .init(accept: ["text/plain"]))
    }
  }

  public var operationID: String {
    switch self {
    case .addAnimal: return "Zoo.addAnimal"
    case .changeAnimal: return "Zoo.changeAnimal"
    case .replaceList: return "Zoo.replaceList"
    }
  }
}
