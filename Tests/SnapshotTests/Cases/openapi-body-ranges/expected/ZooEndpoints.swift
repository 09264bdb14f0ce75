// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /anything`
  case sendAnything(HTTPBody)
  /// `POST /bytes`
  case sendBytes(HTTPBody)
  /// `POST /image`
  case sendImage(HTTPBody)
  /// `POST /text`
  case sendText(String)
  /// `POST /xml`
  case sendXML(String)
  /// `POST /object`
  case sendObject(SendObjectBody)
  /// `POST /version`
  case sendVersion(SendVersionBody)
  /// `POST /vendor`
  case sendVendor(SendVendorBody)
  /// `POST /parts`
  case sendParts(a: UploadFile? = nil)
  /// `POST /both`
  case sendBoth(SendBothBody)
  /// `POST /both`
  case sendBothData(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .sendAnything(let body):
      return EndpointRequest(
        .post, "/anything", body: .raw(body, contentType: "application/octet-stream"))
    case .sendBytes(let body):
      return EndpointRequest(
        .post, "/bytes", body: .raw(body, contentType: "application/octet-stream"))
    case .sendImage(let body):
      return EndpointRequest(
        .post, "/image", body: .raw(body, contentType: "application/octet-stream"))
    case .sendText(let body):
      return EndpointRequest(
        .post, "/text", body: .text(body, contentType: "text/plain; charset=utf-16"))
    case .sendXML(let body):
      return EndpointRequest(.post, "/xml", body: .text(body, contentType: "application/xml"))
    case .sendObject(let body):
      return EndpointRequest(.post, "/object", body: .json(body))
    case .sendVersion(let body):
      return EndpointRequest(
        .post, "/version", body: .json(body).contentType("application/json; v=1"))
    case .sendVendor(let body):
      return EndpointRequest(.post, "/vendor", body: .json(body).contentType("application/json"))
    case .sendParts(let a):
      return EndpointRequest(.post, "/parts", body: .multipart([.file("a", a)]))
    case .sendBoth(let body):
      return EndpointRequest(.post, "/both", body: .json(body))
    case .sendBothData(let body):
      return EndpointRequest(
        .post, "/both", body: .raw(body, contentType: "application/octet-stream"))
    }
  }

  public var operationID: String {
    switch self {
    case .sendAnything: return "Zoo.sendAnything"
    case .sendBytes: return "Zoo.sendBytes"
    case .sendImage: return "Zoo.sendImage"
    case .sendText: return "Zoo.sendText"
    case .sendXML: return "Zoo.sendXML"
    case .sendObject: return "Zoo.sendObject"
    case .sendVersion: return "Zoo.sendVersion"
    case .sendVendor: return "Zoo.sendVendor"
    case .sendParts: return "Zoo.sendParts"
    case .sendBoth: return "Zoo.sendBoth"
    case .sendBothData: return "Zoo.sendBothData"
    }
  }
}
