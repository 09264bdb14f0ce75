import Foundation
public import SDKCore

/// Shares one exchange between equal requests under way, where they ask for it.
///
/// Only GET, HEAD and QUERY, only for the same user, and only where no caller is told of progress. A read
/// never joins one that began before a write of this client: what began before is closed to others,
/// and while the write is under way, each read goes alone. Interceptors stand inside: what one of them
/// changed is known when the exchange has ended, and then each call sends its own.
final class CoalescingStage: Sendable {
  private let context: ClientContext
  private let coalescer: RequestCoalescer
  /// True once an interceptor has changed what may tell users apart: then nothing is shared any more.
  private let isOff = Locked(false)

  init(_ context: ClientContext) {
    self.context = context
    coalescer = RequestCoalescer()
    context.state.with { [coalescer] in $0.kept.append(coalescer) }
  }

  var stage: Stage {
    Stage(
      .sharing,
      isIdle: { [isOff] request, _ in
        !request.method.isSafe || request.options.sharesExchange != true || isOff.with { $0 }
      },
      send: send)
  }

  private func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    guard request.method.isCacheable || request.method == .head, request.hasBytesInMemory,
      case .data = exchange.call.receiving, !request.options.reportsToCaller
    else { return try await next(request, exchange) }
    // Where users come and go too fast, each call is on its own.
    for _ in 0..<3 where !isOff.with({ $0 }) {
      guard let identity = await context.configuration.identity(of: request) else { break }
      let outcome = try await coalescer.join(
        CoalescingKey(request.adding(context.transport.addedHeaders), exchange, identity),
        as: exchange.call, after: context.writes
      ) { [context, isOff] call in
        let sent = call.sentIdentity
        if sent.changes.mayTellUsersApart() {
          isOff.with { $0 = true }
          return false
        }
        // Of what an interceptor says by itself, nobody knows whom it is for.
        if call.attempts == 0, sent.served == nil {
          return context.configuration.interceptors.isEmpty
        }
        return await context.configuration.isResponse(
          to: call, of: identity, withRedirects: false)
      } run: {
        try await next(request, exchange)
      }
      if let outcome { return try outcome.get() }
    }
    return try await next(request, exchange)
  }
}

extension RequestOptions {
  /// True if a GET, HEAD or QUERY may share the exchange of an equal one that is under way, of the same
  /// user; false by default.
  ///
  /// Each call keeps its own deadline and can be cancelled alone. Streams, downloads and calls that
  /// are told of progress are never shared, and no read joins one that began before a write of this
  /// client. Interceptors see the first of the calls only; where one changes the URL or what may tell
  /// users apart, nothing is shared.
  public var sharesExchange: Bool? {
    get { features[.sharing]?.value as? Bool }
    set {
      features[.sharing] = newValue.map { shares in
        Feature(place: .sharing, value: shares) { shares ? CoalescingStage($0).stage : nil }
      }
    }
  }
}

/// The properties that requests must have in common to share an exchange: all that may make a
/// difference to how it goes or to what comes back. The deadline, which each call keeps by itself, is
/// none of them.
final class CoalescingKey: Equatable, Sendable {
  private let call: Call
  private let method: HTTPMethod
  private let url: String
  private let body: Data?
  private let headers: HTTPHeaders
  private let identity: RequestIdentity
  private let limit: Int
  private let timeout: Duration?
  private let retry: RetryPolicy?
  private let maxRetries: Int?
  private let cache: CachePolicy?
  private let redirects: RedirectPolicy?
  private let network: NetworkOptions?

  init(_ request: HTTPRequest, _ exchange: Exchange, _ identity: RequestIdentity) {
    let options = request.options
    call = exchange.call
    method = request.method
    url = request.url.absoluteString
    body = if case .data(let data) = request.body { data } else { nil }
    headers = request.headers
    self.identity = identity
    limit = options.effectiveMaxResponseBytes
    timeout = options.timeout
    retry = options.retry
    maxRetries = options.maxRetries
    cache = options.cache
    redirects = options.redirects
    network = options.network
  }

  static func == (left: CoalescingKey, right: CoalescingKey) -> Bool {
    left.url == right.url && left.method == right.method && left.headers == right.headers
      && left.body == right.body
      && left.identity == right.identity && left.limit == right.limit
      && left.timeout == right.timeout
      && left.retry == right.retry && left.maxRetries == right.maxRetries
      && left.cache == right.cache
      && left.redirects == right.redirects
      && NetworkOptions.agree(left.network, right.network)
      // Last, since it takes time to find.
      && (left.call === right.call || left.call.operationID == right.call.operationID)
  }
}

extension HTTPRequest {
  /// True if the body, if any, can be compared with another.
  fileprivate var hasBytesInMemory: Bool {
    switch body {
    case .none, .data: true
    case .file, .stream: false
    }
  }
}

extension RequestOptions {
  /// True if the caller is told of what happens on the way, which the calls that share an exchange
  /// would not all hear.
  fileprivate var reportsToCaller: Bool {
    progress != nil || network?.onWaitingForConnectivity != nil
  }
}

extension NetworkOptions {
  /// Returns whether two calls may use the same networks in the same way. Options that say nothing
  /// are as good as none.
  fileprivate static func agree(_ left: Self?, _ right: Self?) -> Bool {
    let (left, right) = (left ?? Self(), right ?? Self())
    return left.allowsCellularAccess == right.allowsCellularAccess
      && left.allowsExpensiveNetworkAccess == right.allowsExpensiveNetworkAccess
      && left.allowsConstrainedNetworkAccess == right.allowsConstrainedNetworkAccess
      && left.priority == right.priority && left.serviceType == right.serviceType
  }
}
