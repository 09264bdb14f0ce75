// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /visits`
  case followVisits
  /// `GET /keepers`
  case followKeepers
  /// `GET /cages`
  case followCages
  /// `GET /gates`
  case followGates
  /// `GET /tours`
  case followTours
  /// `GET /meals`
  case followMeals

  public var request: EndpointRequest {
    switch self {
    case .followVisits:
      return EndpointRequest(.get, "/visits")
    case .followKeepers:
      return EndpointRequest(.get, "/keepers")
    case .followCages:
      return EndpointRequest(.get, "/cages")
    case .followGates:
      return EndpointRequest(.get, "/gates")
    case .followTours:
      return EndpointRequest(.get, "/tours")
    case .followMeals:
      return EndpointRequest(.get, "/meals")
    }
  }

  public var operationID: String {
    switch self {
    case .followVisits: return "Zoo.followVisits"
    case .followKeepers: return "Zoo.followKeepers"
    case .followCages: return "Zoo.followCages"
    case .followGates: return "Zoo.followGates"
    case .followTours: return "Zoo.followTours"
    case .followMeals: return "Zoo.followMeals"
    }
  }
}
