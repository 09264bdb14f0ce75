// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /pets`
  case add(Pet? = nil)
  /// `PATCH /pets`
  case change(Pet)
  /// `POST /form`
  case fill(Pet)
  /// `POST /note`
  case note(String)
  /// `POST /markup`
  case markUp(String? = nil)
  /// `POST /data`
  case send(HTTPBody? = nil)
  /// `POST /parts`
  case label(name: String)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    case .change(let body):
      return EndpointRequest(
        .patch, "/pets", body: .json(body).contentType("application/merge-patch+json"))
    case .fill(let body):
      return EndpointRequest(.post, "/form", body: .formValue(body, styles: ["tags": .comma]))
    case .note(let body):
      return EndpointRequest(.post, "/note", body: .text(body, contentType: "text/plain"))
    case .markUp(let body):
      return EndpointRequest(.post, "/markup", body: .text(body, contentType: "text/markdown"))
    case .send(let body):
      return EndpointRequest(.post, "/data", body: .raw(body, contentType: "image/png"))
    case .label(let name):
      return EndpointRequest(
        .post, "/parts", body: .multipart([.text("kind", "cat"), .text("name", name)]))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Shop.add"
    case .change: return "Shop.change"
    case .fill: return "Shop.fill"
    case .note: return "Shop.note"
    case .markUp: return "Shop.markUp"
    case .send: return "Shop.send"
    case .label: return "Shop.label"
    }
  }
}
