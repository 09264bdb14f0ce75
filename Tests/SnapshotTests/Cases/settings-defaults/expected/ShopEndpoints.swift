// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `GET /quick`
  case quick

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", response: Self.response)
    case .quick:
      return EndpointRequest(
        .get, "/quick", response: Self.response, options: .init(timeout: .seconds(1)))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .quick: return "Pets.quick"
    }
  }

  private static let response = ResponseRules(
    success: SuccessRule(at: ["code"], is: "0"), errors: [.other: Problem.self])
}
