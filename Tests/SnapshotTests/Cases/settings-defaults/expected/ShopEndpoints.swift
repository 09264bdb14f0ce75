// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `pets.list`
  case list
  /// `pets.quick`
  case quick

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", answer: Self.answer)
    case .quick:
      return EndpointRequest(
        .get, "/quick", answer: Self.answer, options: .init(timeout: .seconds(1)))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .quick: return "Pets.quick"
    }
  }

  private static let answer = AnswerRules(
    success: SuccessRule(at: ["code"], is: "0"), errors: [.other: Problem.self])
}
