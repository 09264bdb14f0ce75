import Foundation

/// Shares one exchange between equal requests under way, where they ask for it.
///
/// Only GET and HEAD, only for the same user, and not where somebody is told of progress. A read
/// never joins one that began before a write of this client: what began before is closed to others,
/// and while the write is under way, each read goes alone.
final class DedupStage: Stage {
  private let configuration: APIClient.Configuration
  private let flights: Flights

  init(_ configuration: APIClient.Configuration, _ flights: Flights) {
    self.configuration = configuration
    self.flights = flights
  }

  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool {
    request.method.isSafe && request.options.sharesExchange != true
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    guard request.method.isSafe else {
      flights.beginWrite()
      defer { flights.endWrite() }
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
/// it goes or to what comes back. Not the deadline, which each keeps by itself.
struct FlightKey: Hashable, Sendable {
  private let call: Call
  private let method: HTTPMethod
  private let url: String
  private let headers: HTTPHeaders
  private let identity: RequestIdentity
  private let limit: Int
  private let timeout: Duration?
  private let retry: RetryPolicy?
  private let maxRetries: Int?
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
    timeout = options.timeout
    retry = options.retry
    maxRetries = options.maxRetries
    cache = options.cache
    redirects = options.redirects
  }

  static func == (left: Self, right: Self) -> Bool {
    left.url == right.url && left.method == right.method && left.headers == right.headers
      && left.identity == right.identity && left.limit == right.limit
      && left.timeout == right.timeout
      && left.retry == right.retry && left.maxRetries == right.maxRetries
      && left.cache == right.cache
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
