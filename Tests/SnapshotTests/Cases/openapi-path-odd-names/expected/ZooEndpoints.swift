// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /signs/{+x}`
  case getSign(x: String)
  /// `GET /types/{x: Int}`
  case getType(xInt: String)
  /// `GET /both/{+x}/{.x}/{x}`
  case getBoth(plusX: String, dotX: String, x: String)
  /// `GET /blanks/{id }/{a,b}`
  case getBlank(id: String, aB: String)

  public var request: EndpointRequest {
    switch self {
    case .getSign(let x):
      return EndpointRequest(.get, "/signs/\(x, "x")")
    case .getType(let xInt):
      return EndpointRequest(.get, "/types/\(xInt, "xInt")")
    case .getBoth(let plusX, let dotX, let x):
      return EndpointRequest(.get, "/both/\(plusX, "plusX")/\(dotX, "dotX")/\(x, "x")")
    case .getBlank(let id, let aB):
      return EndpointRequest(.get, "/blanks/\(id, "id")/\(aB, "aB")")
    }
  }

  public var operationID: String {
    switch self {
    case .getSign: return "Zoo.getSign"
    case .getType: return "Zoo.getType"
    case .getBoth: return "Zoo.getBoth"
    case .getBlank: return "Zoo.getBlank"
    }
  }
}
