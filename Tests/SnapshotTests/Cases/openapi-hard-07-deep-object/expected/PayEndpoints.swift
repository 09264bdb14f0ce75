// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum AccountsEndpoint: Endpoint {
  /// `/paths/~1v1~1accounts/get`
  case getAccounts(
    expand: [String]? = nil, created: AccountsEndpoint.GetAccountsCreated? = nil,
    lines: [AccountsEndpoint.GetAccountsLine]? = nil
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
    case .getAccounts: return "Accounts.getAccounts"
    }
  }
}
