// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated enum MuseumEndpoint: Endpoint {
  /// `GET /keys`
  case listAdminAPIKeys

  public var request: EndpointRequest {
    switch self {
    case .listAdminAPIKeys:
      return EndpointRequest(.get, "/keys")
    }
  }

  public var operationID: String {
    switch self {
    case .listAdminAPIKeys: return "Museum.listAdminAPIKeys"
    }
  }
}
