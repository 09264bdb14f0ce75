// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum AccountsEndpoint: Endpoint {
  /// `/paths/~1v1~1accounts/post`
  case postAccounts(AccountsEndpoint.PostAccountsBody)
  /// `/paths/~1v1~1accounts/get`
  case getAccounts
  /// `/paths/~1v1~1accounts/delete`
  case deleteAccounts(AccountsEndpoint.DeleteAccountsBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .postAccounts(let body):
      return EndpointRequest(.post, "/v1/accounts", body: .formValue(body))
    case .getAccounts:
      return EndpointRequest(.get, "/v1/accounts")
    case .deleteAccounts(let body):
      return EndpointRequest(.delete, "/v1/accounts", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .postAccounts: return "Accounts.postAccounts"
    case .getAccounts: return "Accounts.getAccounts"
    case .deleteAccounts: return "Accounts.deleteAccounts"
    }
  }
}
