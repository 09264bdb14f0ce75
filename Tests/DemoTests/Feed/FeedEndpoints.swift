// Made by sdkgen for Feed. Do not edit.

import SDKRuntime

nonisolated enum FeedEndpoint: Endpoint {
  /// `GET /prices/{symbol}`
  case prices(symbol: String)
  /// `GET /ticks`
  case ticks
  /// `POST /ask`
  case ask(Prompt)
  /// `GET /watch`
  case watch
  /// `GET /export`
  case export
  /// `GET /days`
  case days

  var request: EndpointRequest {
    switch self {
    case .prices(let symbol):
      return EndpointRequest(.get, "/prices/\(symbol, "symbol")")
    case .ticks:
      return EndpointRequest(.get, "/ticks")
    case .ask(let body):
      return EndpointRequest(.post, "/ask", body: .json(body))
    case .watch:
      return EndpointRequest(.get, "/watch")
    case .export:
      return EndpointRequest(.get, "/export")
    case .days:
      return EndpointRequest(.get, "/days")
    }
  }

  var operationID: String {
    switch self {
    case .prices: return "Feed.prices"
    case .ticks: return "Feed.ticks"
    case .ask: return "Feed.ask"
    case .watch: return "Feed.watch"
    case .export: return "Feed.export"
    case .days: return "Feed.days"
    }
  }
}
