// Made by sdkgen for Vault. Do not edit.

public import SDKRuntime

public nonisolated enum VaultEndpoint: Endpoint {
  /// `GET /keys`
  case listKeys

  public var request: EndpointRequest {
    switch self {
    case .listKeys:
      return EndpointRequest(.get, "/keys")
    }
  }

  public var operationID: String {
    switch self {
    case .listKeys: return "Vault.listKeys"
    }
  }
}
