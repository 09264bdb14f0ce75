// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /a`
  case a(M)
  /// `POST /b`
  case b(M)
  /// `POST /c`
  case c(M)
  /// `POST /d`
  case d(M)
  /// `POST /e`
  case e(M)
  /// `POST /f`
  case f(M)
  /// `POST /g`
  case g(M)
  /// `POST /h`
  case h(M)
  /// `POST /i`
  case i
  /// `POST /j`
  case j(M)
  /// `POST /k`
  case k(M)
  /// `POST /l`
  case l(M)
  /// `POST /m`
  case m(M)
  /// `POST /n`
  case n
  /// `POST /o`
  case o(M)
  /// `POST /p`
  case p(M)

  public var request: EndpointRequest {
    switch self {
    case .a(let body):
      return EndpointRequest(.post, "/a", body: .json(body))
    case .b(let body):
      return EndpointRequest(.post, "/b", body: .json(body))
    case .c(let body):
      return EndpointRequest(.post, "/c", body: .json(body))
    case .d(let body):
      return EndpointRequest(.post, "/d", body: .json(body))
    case .e(let body):
      return EndpointRequest(.post, "/e", body: .json(body))
    case .f(let body):
      return EndpointRequest(.post, "/f", body: .json(body))
    case .g(let body):
      return EndpointRequest(.post, "/g", body: .json(body))
    case .h(let body):
      return EndpointRequest(.post, "/h", body: .json(body))
    case .i:
      return EndpointRequest(.post, "/i")
    case .j(let body):
      return EndpointRequest(.post, "/j", body: .json(body))
    case .k(let body):
      return EndpointRequest(.post, "/k", body: .json(body))
    case .l(let body):
      return EndpointRequest(.post, "/l", body: .json(body).contentType("application/vnd.a+json"))
    case .m(let body):
      return EndpointRequest(.post, "/m", body: .formValue(body))
    case .n:
      return EndpointRequest(.post, "/n")
    case .o(let body):
      return EndpointRequest(.post, "/o", body: .json(body))
    case .p(let body):
      return EndpointRequest(
        .post, "/p", body: .json(body).contentType("application/json; version=1"))
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "Shop.a"
    case .b: return "Shop.b"
    case .c: return "Shop.c"
    case .d: return "Shop.d"
    case .e: return "Shop.e"
    case .f: return "Shop.f"
    case .g: return "Shop.g"
    case .h: return "Shop.h"
    case .i: return "Shop.i"
    case .j: return "Shop.j"
    case .k: return "Shop.k"
    case .l: return "Shop.l"
    case .m: return "Shop.m"
    case .n: return "Shop.n"
    case .o: return "Shop.o"
    case .p: return "Shop.p"
    }
  }
}
