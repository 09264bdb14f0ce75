// Made by sdkgen for Newsroom. Do not edit.

import SDKRuntime

nonisolated enum NewsroomEndpoint: Endpoint {
  /// `GET /bulletins/stream`
  case watchBulletins
  /// `GET /bulletins/lines`
  case readBulletins
  /// `GET /bulletins/changes`
  case followBulletins
  /// `GET /bulletins/wire`
  case watchWire
  /// `GET /bulletins/ticker`
  case watchTicker
  /// `GET /bulletins/latest`
  case getLatestStory
  /// `PUT /bulletins/latest`
  case setLatestStory(Story)

  var request: EndpointRequest {
    switch self {
    case .watchBulletins:
      return EndpointRequest(.get, "/bulletins/stream")
    case .readBulletins:
      return EndpointRequest(
        .get, "/bulletins/lines", response: .init(accept: ["application/jsonl"]))
    case .followBulletins:
      return EndpointRequest(.get, "/bulletins/changes")
    case .watchWire:
      return EndpointRequest(.get, "/bulletins/wire")
    case .watchTicker:
      return EndpointRequest(.get, "/bulletins/ticker")
    case .getLatestStory:
      return EndpointRequest(.get, "/bulletins/latest")
    case .setLatestStory(let body):
      return EndpointRequest(.put, "/bulletins/latest", body: .json(body))
    }
  }

  var operationID: String {
    switch self {
    case .watchBulletins: return "Newsroom.watchBulletins"
    case .readBulletins: return "Newsroom.readBulletins"
    case .followBulletins: return "Newsroom.followBulletins"
    case .watchWire: return "Newsroom.watchWire"
    case .watchTicker: return "Newsroom.watchTicker"
    case .getLatestStory: return "Newsroom.getLatestStory"
    case .setLatestStory: return "Newsroom.setLatestStory"
    }
  }
}
