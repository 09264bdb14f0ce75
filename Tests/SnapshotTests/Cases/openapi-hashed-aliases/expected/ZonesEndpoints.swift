// Made by sdkgen for Zones. Do not edit.

public import SDKRuntime

public nonisolated enum ZonesEndpoint: Endpoint {
  /// `GET /zones/{zone}`
  case getZone(zone: String)

  public var request: EndpointRequest {
    switch self {
    case .getZone(let zone):
      return EndpointRequest(.get, "/zones/\(zone, "zone")")
    }
  }

  public var operationID: String {
    switch self {
    case .getZone: return "Zones.getZone"
    }
  }
}
