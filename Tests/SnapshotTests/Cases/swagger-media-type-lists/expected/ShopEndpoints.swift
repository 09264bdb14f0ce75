// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /a`
  case a(M)
  /// `POST /b`
  case b(f: UploadFile)
  /// `POST /c`
  case c(M)
  /// `POST /d`
  case d(M)
  /// `POST /e`
  case e(M)

  public var request: EndpointRequest {
    switch self {
    case .a(let body):
      return EndpointRequest(.post, "/a", body: .json(body))
    case .b(let f):
      return EndpointRequest(.post, "/b", body: .multipart([.file("f", f)]))
    case .c(let body):
      return EndpointRequest(.post, "/c", body: .json(body))
    case .d(let body):
      return EndpointRequest(.post, "/d", body: .json(body))
    case .e(let body):
      return EndpointRequest(.post, "/e", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    case .c: return "Shop.c"
    case .d: return "Shop.d"
    case .e: return "Shop.e"
    }
  }
}
