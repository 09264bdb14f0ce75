// Made by sdkgen for Horses. Do not edit.

public import SDKRuntime

public nonisolated indirect enum HorsesEndpoint: Endpoint {
  /// `GET /horse`
  case getHorse
  /// `POST /horse`
  case createHorse(Horse)

  public var request: EndpointRequest {
    switch self {
    case .getHorse:
      return EndpointRequest(.get, "/horse")
    case .createHorse(let body):
      return EndpointRequest(.post, "/horse", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .getHorse: return "Horses.getHorse"
    case .createHorse: return "Horses.createHorse"
    }
  }
}
