// Made by sdkgen for Feed. Do not edit.

import SDKRuntime

nonisolated enum FeedEndpoint: Endpoint {
  /// `prices`
  case prices(symbol: String)
  /// `ticks`
  case ticks
  /// `ask`
  case ask(Prompt)
  /// `watch`
  case watch
  /// `export`
  case export
  /// `days`
  case days

  var request: EndpointRequest {
    switch self {
    case .prices(let symbol):
      EndpointRequest(.get, "/prices/\(symbol, "symbol")")
    case .ticks:
      EndpointRequest(.get, "/ticks")
    case .ask(let body):
      EndpointRequest(.post, "/ask", body: .json(body))
    case .watch:
      EndpointRequest(.get, "/watch")
    case .export:
      EndpointRequest(.get, "/export")
    case .days:
      EndpointRequest(.get, "/days")
    }
  }
}
