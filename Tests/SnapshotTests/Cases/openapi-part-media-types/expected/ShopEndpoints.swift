// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /a`
  case addA(
    a: String, b: String, c: [String], d: Note, e: Data, f: AddABodyF, g: UploadFile? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .addA(let a, let b, let c, let d, let e, let f, let g):
      return EndpointRequest(
        .post, "/a",
        body: .multipart([
          .text("a", a, contentType: "text/csv"), .text("b", b, contentType: "application/json"),
          .text("c", c, contentType: "text/markdown"), .text("d", d, contentType: "text/html"),
          .text("e", e, contentType: "image/png"), .text("f", f, contentType: "text/x-word"),
          .file("g", g, contentType: "image/png"),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .addA: return "Shop.addA"
    }
  }
}
