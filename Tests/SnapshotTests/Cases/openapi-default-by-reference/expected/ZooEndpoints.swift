// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /pets`
  case addPet(
    Pet, limit: Limit = 9, kind: Kind = .dog, order: Kind? = nil,
    apiVersion: Version? = "2023-01-01", zooVersion: String = "2024-01-01",
    toolVersion: Version? = "2023-01-01", formVersion: Version? = "2023-01-01"
  )

  public var request: EndpointRequest {
    switch self {
    case .addPet(
      let body, let limit, let kind, let order, let apiVersion, let zooVersion, let toolVersion,
      let formVersion):
      return EndpointRequest(
        .post, "/pets", query: [("limit", limit), ("kind", kind), ("order", order)],
        headers: [
          ("Api-Version", apiVersion), ("Zoo-Version", zooVersion), ("Tool-Version", toolVersion),
          ("Form-Version", formVersion),
        ],
        body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .addPet: return "Zoo.addPet"
    }
  }
}
