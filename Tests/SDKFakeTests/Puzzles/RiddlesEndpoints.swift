// Made by sdkgen for Riddles. Do not edit.

import SDKRuntime

extension RiddlesClient {
  nonisolated indirect enum RiddlesEndpoint: Endpoint {
    /// `GET /things`
    case getThings
    /// `PUT /things`
    case replaceThings(Thing.Input)

    var request: EndpointRequest {
      switch self {
      case .getThings:
        return EndpointRequest(.get, "/things")
      case .replaceThings(let body):
        return EndpointRequest(.put, "/things", body: .json(body))
      }
    }

    var operationID: String {
      switch self {
      case .getThings: return "Riddles.getThings"
      case .replaceThings: return "Riddles.replaceThings"
      }
    }
  }
}
