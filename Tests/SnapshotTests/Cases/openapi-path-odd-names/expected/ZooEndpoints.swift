// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /signs/{+x}`
  case getSign(x: String)
  /// `GET /types/{x: Int}`
  case getType(xInt: String)

  public var request: EndpointRequest {
    switch self {
    case .getSign(let x):
      return EndpointRequest(.get, "/signs/\(x, "+x")")
    case .getType(let xInt):
      return EndpointRequest(.get, "/types/\(xInt, "x: Int")")
    }
  }

  public var operationID: String {
    switch self {
    case .getSign: return "Zoo.getSign"
    case .getType: return "Zoo.getType"
    }
  }
}
