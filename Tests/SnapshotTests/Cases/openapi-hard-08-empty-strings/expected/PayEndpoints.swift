// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated indirect enum PayEndpoint: Endpoint {
  /// `POST /v1/accounts`
  case createAccount(CreateAccountBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .createAccount(let body):
      return EndpointRequest(
        .post, "/v1/accounts",
        body: .formValue(
          body, styles: ["metadata": .jsonObjects, "tags": .jsonObjects, "hours": .jsonObjects]))
    }
  }

  public var operationID: String {
    switch self {
    case .createAccount: return "Pay.createAccount"
    }
  }
}
