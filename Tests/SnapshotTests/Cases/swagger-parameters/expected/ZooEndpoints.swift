// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `GET /animals/{id}`
  case listAnimals(
    id: UUID, since: Day, limit: Int? = nil, kind: ListAnimalsKind? = nil, note: String? = nil,
    petName: String? = nil, xPark: Int? = nil
  )

  public var request: EndpointRequest {
    switch self {
    case .listAnimals(let id, let since, let limit, let kind, let note, let petName, let xPark):
      return EndpointRequest(
        .get, "/animals/\(id)",
        query: [
          ("limit", limit), ("kind", kind), ("since", since), ("note", note),
          ("pet-name", petName),
        ],
        headers: [("X-Park", xPark)])
    }
  }

  public var operationID: String {
    switch self {
    case .listAnimals: return "Zoo.listAnimals"
    }
  }
}
