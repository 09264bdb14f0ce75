// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `POST /texts`
  case addTexts(name: String, additionalProperties: [String: String]? = nil)
  /// `POST /base64`
  case addBase64(photo: Data, additionalProperties: [String: Data]? = nil)
  /// `POST /files`
  case addFiles(name: String, additionalProperties: [String: UploadFile]? = nil)
  /// `POST /json`
  case addJSON(name: String, additionalProperties: [String: AddJSONBodyValue]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .addTexts(let name, let additionalProperties):
      return EndpointRequest(
        .post, "/texts",
        body: .multipart([
          .text("name", name),
          .each(additionalProperties) { .text($0, $1, contentType: "text/csv") },
        ]))
    case .addBase64(let photo, let additionalProperties):
      return EndpointRequest(
        .post, "/base64",
        body: .multipart([
          .text("photo", photo, contentType: "image/png"),
          .each(additionalProperties) { .text($0, $1, contentType: "image/jpeg") },
        ]))
    case .addFiles(let name, let additionalProperties):
      return EndpointRequest(
        .post, "/files",
        body: .multipart([
          .text("name", name),
          .each(additionalProperties) { .file($0, $1, contentType: "image/png") },
        ]))
    case .addJSON(let name, let additionalProperties):
      return EndpointRequest(
        .post, "/json",
        body: .multipart([.text("name", name), .each(additionalProperties) { .json($0, $1) }]))
    }
  }

  public var operationID: String {
    switch self {
    case .addTexts: return "Zoo.addTexts"
    case .addBase64: return "Zoo.addBase64"
    case .addFiles: return "Zoo.addFiles"
    case .addJSON: return "Zoo.addJSON"
    }
  }
}
