// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PayEndpoint: Endpoint {
  /// `POST /v1/accounts`
  case createAccount(CreateAccountBody)
  /// `GET /v1/accounts`
  case getAccounts
  /// `DELETE /v1/accounts`
  case deleteAccounts(DeleteAccountsBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .createAccount(let body):
      return EndpointRequest(.post, "/v1/accounts", body: .formValue(body))
    case .getAccounts:
      return EndpointRequest(.get, "/v1/accounts")
    case .deleteAccounts(let body):
      return EndpointRequest(.delete, "/v1/accounts", body: .formValue(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createAccount: return "Pay.createAccount"
    case .getAccounts: return "Pay.getAccounts"
    case .deleteAccounts: return "Pay.deleteAccounts"
    }
  }
}
