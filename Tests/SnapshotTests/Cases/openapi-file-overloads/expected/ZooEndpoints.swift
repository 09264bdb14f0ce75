// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /messages`
  case createMessage(Message? = nil)
  /// `POST /messages`
  case createMessageMultipart(files0: UploadFile?, text: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .createMessage(let body):
      return EndpointRequest(.post, "/messages", body: .json(body))
    case .createMessageMultipart(let files0, let text):
      return EndpointRequest(
        .post, "/messages", body: .multipart([.text("text", text), .file("files[0]", files0)]))
    }
  }

  public var operationID: String {
    switch self {
    case .createMessage: return "Zoo.createMessage"
    case .createMessageMultipart: return "Zoo.createMessageMultipart"
    }
  }
}
