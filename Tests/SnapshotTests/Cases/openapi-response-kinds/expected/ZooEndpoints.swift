// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /text`
  case text
  /// `GET /image`
  case image
  /// `GET /vendor`
  case vendor
  /// `GET /any`
  case any
  /// `HEAD /head`
  case head

  public var request: EndpointRequest {
    switch self {
    case .text:
      return EndpointRequest(.get, "/text", response: .init(accept: ["text/csv"]))
    case .image:
      return EndpointRequest(.get, "/image", response: .init(accept: ["image/png", "image/webp"]))
    case .vendor:
      return EndpointRequest(
        .get, "/vendor", response: .init(accept: ["application/vnd.zoo+json"]))
    case .any:
      return EndpointRequest(.get, "/any")
    case .head:
      return EndpointRequest(.head, "/head")
    }
  }

  public var operationID: String {
    switch self {
    case .text: return "Zoo.text"
    case .image: return "Zoo.image"
    case .vendor: return "Zoo.vendor"
    case .any: return "Zoo.any"
    case .head: return "Zoo.head"
    }
  }
}
