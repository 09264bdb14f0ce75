// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /text`
  case text(String)
  /// `POST /bytes`
  case bytes(HTTPBody)
  /// `POST /patch`
  case patch(String)
  /// `POST /optionalImage`
  case optionalImage(HTTPBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .text(let body):
      return EndpointRequest(.post, "/text", body: .text(body, contentType: "text/plain"))
    case .bytes(let body):
      return EndpointRequest(
        .post, "/bytes", body: .raw(body, contentType: "application/octet-stream"))
    case .patch(let body):
      return EndpointRequest(
        .post, "/patch", body: .json(body).contentType("application/merge-patch+json"))
    case .optionalImage(let body):
      return EndpointRequest(.post, "/optionalImage", body: .raw(body, contentType: "image/png"))
    }
  }

  public var operationID: String {
    switch self {
    case .text: return "Zoo.text"
    case .bytes: return "Zoo.bytes"
    case .patch: return "Zoo.patch"
    case .optionalImage: return "Zoo.optionalImage"
    }
  }
}
