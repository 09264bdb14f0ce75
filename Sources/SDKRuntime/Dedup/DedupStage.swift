import Foundation

/// Shares one exchange between equal requests in flight.
///
/// Only GET and HEAD, only for the same user, and not where somebody is told of progress. Once this client sends a request that may change
/// something, and again once that has been answered, what is under way takes nobody in any more:
/// who asks after a change gets an answer from after it.
final class DedupStage: Stage {
  private let configuration: APIClient.Configuration
  private let flights: Flights

  init?(_ configuration: APIClient.Configuration, _ flights: Flights) {
    guard configuration.sharesExchanges ?? configuration.interceptors.isEmpty else { return nil }
    self.configuration = configuration
    self.flights = flights
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    guard request.method.isSafe else {
      flights.close()
      defer { flights.close() }
      return try await next(request, exchange)
    }
    guard request.method == .get || request.method == .head, case .none = request.body,
      case .data = exchange.call.receiving, request.options.progress == nil
    else { return try await next(request, exchange) }
    // Where users come and go too fast, each call is on its own.
    for _ in 0..<3 {
      guard let identity = await configuration.identity(of: request) else { break }
      let key = FlightKey(request, exchange, identity)
      let outcome = try await flights.join(
        key, exchange.call
      ) { [configuration] landing in
        if landing.isFailureBeforeSending { return true }
        return await configuration.isResponse(
          to: landing.call, of: identity, withRedirects: false)
      } run: {
        try await next(request, exchange)
      }
      if let outcome { return try outcome.get() }
    }
    return try await next(request, exchange)
  }
}

/// What requests must have in common to share an exchange: all that may make a difference to how
/// it goes or to what comes back.
struct FlightKey: Hashable, Sendable {
  private let call: Call
  private let method: HTTPMethod
  private let url: String
  private let headers: HTTPHeaders
  private let identity: RequestIdentity
  private let limit: Int
  private let times: [Duration?]
  private let retry: RetryPolicy?
  private let cache: CachePolicy?
  private let redirects: RedirectPolicy?

  init(_ request: HTTPRequest, _ exchange: Exchange, _ identity: RequestIdentity) {
    let options = request.options
    call = exchange.call
    method = request.method
    url = request.url.absoluteString
    headers = request.headers
    self.identity = identity
    limit = options.effectiveMaxResponseBytes
    times = [options.timeout, options.deadline]
    retry = options.retry
    cache = options.cache
    redirects = options.redirects
  }

  static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.method == right.method && left.headers == right.headers
      && left.identity == right.identity && left.limit == right.limit && left.times == right.times
      && left.retry == right.retry && left.cache == right.cache
      && left.redirects == right.redirects
      // Last, since it takes time to find.
      && (left.call === right.call || left.call.operationID == right.call.operationID)
  }

  func hash(into hasher: inout Hasher) {
    // The rest is seldom different.
    hasher.combine(url)
    hasher.combine(identity)
  }
}
