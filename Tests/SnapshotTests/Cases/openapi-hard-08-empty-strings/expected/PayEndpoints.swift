// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum AccountsEndpoint: Endpoint {
  /// `/paths/~1v1~1accounts/post`
  case postAccounts(AccountsEndpoint.PostAccountsBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .postAccounts(let body):
      return EndpointRequest(.post, "/v1/accounts", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .postAccounts: return "Accounts.postAccounts"
    }
  }
}
