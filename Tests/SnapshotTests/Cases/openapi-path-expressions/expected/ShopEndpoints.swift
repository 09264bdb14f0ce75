// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /l{/rest}`
  case l(rest: String)
  /// `GET /m{/a,b}`
  case m(a: String, b: String)
  /// `GET /n/x{.ext}`
  case n(ext: String)
  /// `GET /o/x{.ext}`
  case o(ext: String)
  /// `GET /p/x{;id}`
  case p(id: String)
  /// `GET /q/x{;id}`
  case q(id: String)
  /// `GET /r/{+path}`
  case r(path: String)
  /// `GET /s/{a,b}`
  case s(a: String, b: String)
  /// `GET /t{/rest*}{?x,y*}`
  case t(rest: [String], x: String? = nil, y: String? = nil)
  /// `GET /u{#frag}`
  case u

  public var request: EndpointRequest {
    switch self {
    case .l(let rest):
      return EndpointRequest(.get, "/l/\(rest, "rest")")
    case .m(let a, let b):
      return EndpointRequest(.get, "/m/\(a, "a")/\(b, "b")")
    case .n(let ext):
      return EndpointRequest(.get, "/n/x.\(ext, "ext")")
    case .o(let ext):
      return EndpointRequest(.get, "/o/x\(ext.styled(.label), "ext")")
    case .p(let id):
      return EndpointRequest(.get, "/p/x;id=\(id, "id")")
    case .q(let id):
      return EndpointRequest(.get, "/q/x\(id.styled(.matrix), "id")")
    case .r(let path):
      return EndpointRequest(.get, "/r/\(path.styled(allowsReserved: true), "path")")
    case .s(let a, let b):
      return EndpointRequest(.get, "/s/\(a, "a"),\(b, "b")")
    case .t(let rest, let x, let y):
      return EndpointRequest(.get, "/t/\(rest)", query: [("x", x), ("y", y)])
    case .u:
      return EndpointRequest(.get, "/u")
    }
  }

  public var operationID: String {
    switch self {
    case .l: return "Shop.l"
    case .m: return "Shop.m"
    case .n: return "Shop.n"
    case .o: return "Shop.o"
    case .p: return "Shop.p"
    case .q: return "Shop.q"
    case .r: return "Shop.r"
    case .s: return "Shop.s"
    case .t: return "Shop.t"
    case .u: return "Shop.u"
    }
  }
}
