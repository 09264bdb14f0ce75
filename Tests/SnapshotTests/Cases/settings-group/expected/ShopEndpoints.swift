// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// Pets for sale.
public nonisolated indirect enum AnimalsEndpoint: Endpoint {
  /// `GET /pets`
  case list(lang: String? = nil)
  /// `GET /pets/{id}`
  case get(id: Int, accept: String, lang: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let lang):
      return EndpointRequest(
        .get, "/pets", query: [("lang", lang), ("v", "2")], headers: [("Accept", "text/plain")],
        response: .init(
          success: SuccessRule(at: ["code"], is: "0"), errors: [.other: Problem.self]),
        options: .init(timeout: .seconds(5)), auth: .none)
    case .get(let id, let accept, let lang):
      return EndpointRequest(
        .get, "/pets/\(id)", query: [("v", "3"), ("lang", lang)], headers: [("accept", accept)],
        response: .init(
          success: SuccessRule(at: ["code"], is: "0"),
          errors: [.exactly(404): Missing.self, .other: Problem.self]),
        options: .init(timeout: .seconds(1)), auth: .scheme("token"))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Animals.list"
    case .get: return "Animals.get"
    }
  }
}
