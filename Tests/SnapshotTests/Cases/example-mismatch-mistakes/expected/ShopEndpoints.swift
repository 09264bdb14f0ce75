// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /a`
  case right
  /// `GET /b`
  case wrong
  /// `GET /c`
  case lacks
  /// `GET /d`
  case list
  /// `GET /e`
  case text
  /// `GET /f`
  case byStatus
  /// `GET /g`
  case errors
  /// `GET /h`
  case lines
  /// `GET /i`
  case named
  /// `GET /j`
  case tagged
  /// `GET /k`
  case content
  /// `GET /l`
  case keyed
  /// `GET /m`
  case shapes

  public var request: EndpointRequest {
    switch self {
    case .right:
      return EndpointRequest(.get, "/a")
    case .wrong:
      return EndpointRequest(.get, "/b")
    case .lacks:
      return EndpointRequest(.get, "/c")
    case .list:
      return EndpointRequest(.get, "/d")
    case .text:
      return EndpointRequest(.get, "/e")
    case .byStatus:
      return EndpointRequest(.get, "/f")
    case .errors:
      return EndpointRequest(
        .get, "/g",
        response: .init(
          errors: [
            .exactly(404): Problem.self, .statusClass(4): String.self, .other: Amount.self,
          ]))
    case .lines:
      return EndpointRequest(.get, "/h")
    case .named:
      return EndpointRequest(.get, "/i")
    case .tagged:
      return EndpointRequest(.get, "/j")
    case .content:
      return EndpointRequest(.get, "/k")
    case .keyed:
      return EndpointRequest(.get, "/l")
    case .shapes:
      return EndpointRequest(.get, "/m")
    }
  }

  public var operationID: String {
    switch self {
    case .right: return "Shop.right"
    case .wrong: return "Shop.wrong"
    case .lacks: return "Shop.lacks"
    case .list: return "Shop.list"
    case .text: return "Shop.text"
    case .byStatus: return "Shop.byStatus"
    case .errors: return "Shop.errors"
    case .lines: return "Shop.lines"
    case .named: return "Shop.named"
    case .tagged: return "Shop.tagged"
    case .content: return "Shop.content"
    case .keyed: return "Shop.keyed"
    case .shapes: return "Shop.shapes"
    }
  }
}
