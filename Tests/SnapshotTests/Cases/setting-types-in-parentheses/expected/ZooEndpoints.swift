// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPet(since: Date? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let since):
      return EndpointRequest(
        .get, "/pets",
        query: [("since", since.formatted(as: .pattern("yyyy-MM-dd'T'HH:mm:ss", zone: "UTC")))])
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}
