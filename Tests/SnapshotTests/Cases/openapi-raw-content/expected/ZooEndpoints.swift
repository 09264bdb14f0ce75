// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(HTTPBody)
  /// `GET /tracks`
  case getTrack
  /// `POST /tracks`
  case addTrack(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .addPet(let body):
      return EndpointRequest(.post, "/pets", body: .raw(body, contentType: "application/xml"))
    case .getTrack:
      return EndpointRequest(.get, "/tracks", response: .init(accept: ["application/gpx+xml"]))
    case .addTrack(let body):
      return EndpointRequest(
        .post, "/tracks", body: .raw(body, contentType: "application/gpx+xml"))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    case .getTrack: return "Zoo.getTrack"
    case .addTrack: return "Zoo.addTrack"
    }
  }
}
