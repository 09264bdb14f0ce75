// Made by sdkgen for Newsroom. Do not edit.

import SDKRuntime

nonisolated enum NewsroomEndpoint: Endpoint {
  /// `GET /bulletins/stream`
  case watchBulletins
  /// `GET /bulletins/lines`
  case readBulletins
  /// `GET /bulletins/changes`
  case followBulletins

  var request: EndpointRequest {
    switch self {
    case .watchBulletins:
      return EndpointRequest(.get, "/bulletins/stream")
    case .readBulletins:
      return EndpointRequest(
        .get, "/bulletins/lines", response: .init(accept: ["application/jsonl"]))
    case .followBulletins:
      return EndpointRequest(.get, "/bulletins/changes")
    }
  }

  var operationID: String {
    switch self {
    case .watchBulletins: return "Newsroom.watchBulletins"
    case .readBulletins: return "Newsroom.readBulletins"
    case .followBulletins: return "Newsroom.followBulletins"
    }
  }
}
