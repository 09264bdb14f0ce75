// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /animals/{ids}`
  case listAnimals(
    ids: [Int], ListAnimalsBody? = nil, kinds: [String]? = nil, rows: [[Int]]? = nil,
    none: [String]? = nil, xTabs: [String]? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listAnimals(let ids, let body, let kinds, let rows, let none, let xTabs):
      return EndpointRequest(
        .post, "/animals/\(ids)",
        query: [
          ("kinds", kinds.styled(.comma)),
          ("rows", EncodedValue(ifPresent: rows, .lists(.comma, of: .comma))),
          ("none", none.styled(.comma)),
        ],
        headers: [("X-Tabs", xTabs.styled(.comma))],
        body: .formValue(body, styles: ["names": .comma, "tags": .comma]))
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    }
  }
}
