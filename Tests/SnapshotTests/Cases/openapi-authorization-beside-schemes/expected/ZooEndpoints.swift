// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /me`
  case getMe
  /// `GET /open`
  case getOpen(authorization: String? = nil)
  /// `GET /none`
  case getNone(authorization: String? = nil)
  /// `GET /key`
  case getByKey(authorization: String? = nil)
  /// `GET /maybe`
  case getMaybe
  /// `GET /own`
  case getOwn
  /// `GET /digest`
  case getDigest

  public var request: EndpointRequest {
    switch self {
    case .getMe:
      return EndpointRequest(.get, "/me")
    case .getOpen(let authorization):
      return EndpointRequest(
        .get, "/open", headers: [("Authorization", authorization)], auth: .none)
    case .getNone(let authorization):
      return EndpointRequest(
        .get, "/none", headers: [("Authorization", authorization)], auth: .none)
    case .getByKey(let authorization):
      return EndpointRequest(
        .get, "/key", headers: [("Authorization", authorization)], auth: .scheme("key"))
    case .getMaybe:
      return EndpointRequest(.get, "/maybe", auth: .any([["token"], []]))
    case .getOwn:
      return EndpointRequest(.get, "/own", auth: .scheme("own"))
    case .getDigest:
      return EndpointRequest(.get, "/digest", auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .getMe: return "Zoo.getMe"
    case .getOpen: return "Zoo.getOpen"
    case .getNone: return "Zoo.getNone"
    case .getByKey: return "Zoo.getByKey"
    case .getMaybe: return "Zoo.getMaybe"
    case .getOwn: return "Zoo.getOwn"
    case .getDigest: return "Zoo.getDigest"
    }
  }
}
