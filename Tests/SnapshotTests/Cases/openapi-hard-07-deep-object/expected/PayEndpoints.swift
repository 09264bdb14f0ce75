// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PayEndpoint: Endpoint {
  /// `GET /v1/accounts`
  case getAccounts(
    expand: [String]? = nil, created: GetAccountsCreated? = nil, lines: [GetAccountsLine]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .getAccounts(let expand, let created, let lines):
      return EndpointRequest(
        .get, "/v1/accounts",
        query: [
          ("expand", expand.styled(.deepObject)),
          ("created", EncodedValue(ifPresent: created, .deepObject)),
          ("lines", EncodedValue(ifPresent: lines, .deepObject)),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .getAccounts: return "Pay.getAccounts"
    }
  }
}
