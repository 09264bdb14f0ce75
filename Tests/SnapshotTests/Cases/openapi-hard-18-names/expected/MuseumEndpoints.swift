// Made by sdkgen for Museum. Do not edit.

public import SDKRuntime

public nonisolated enum MuseumEndpoint: Endpoint {
  /// `GET /keys`
  case adminAPIKeysList

  public var request: EndpointRequest {
    switch self {
    case .adminAPIKeysList:
      return EndpointRequest(.get, "/keys")
    }
  }

  public var operationID: String {
    switch self {
    case .adminAPIKeysList: return "Museum.adminAPIKeysList"
    }
  }
}
