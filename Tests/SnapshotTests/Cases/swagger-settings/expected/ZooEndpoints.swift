// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum AnimalsEndpoint: Endpoint {
  /// `POST /animals`
  case add(AddBody, place: Spot? = nil, xTrace: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body, let place, let xTrace):
      return EndpointRequest(
        .post, "/animals", query: [("place", place)], headers: [("X-Trace", xTrace)],
        body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Animals.add"
    }
  }
}
