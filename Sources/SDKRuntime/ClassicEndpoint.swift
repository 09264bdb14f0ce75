public import Foundation
public import SDKCache
public import SDKCore

/// An endpoint in the classic style: an enum with a computed property for each part of a request.
///
///     enum FeedEndpoint: ClassicEndpoint {
///       case latest, item(id: Int), post(FeedItem)
///
///       var path: PathTemplate {
///         switch self {
///         case .latest, .post: "/feed"
///         case .item(let id): "/feed/\(id)"
///         }
///       }
///       var method: HTTPMethod { if case .post = self { .post } else { .get } }
///       var headers: [String: String] { ["X-Feed": "1"] }
///       var body: RequestBody { if case .post(let item) = self { .json(item) } else { .none } }
///       var timeout: Duration? { .seconds(10) }
///     }
///
/// All but path and method have a default. Give your properties the types they have here: a
/// `timeout: TimeInterval` or `headers: [String: String]?` compiles, and is not used.
public protocol ClassicEndpoint: Endpoint {
  /// The scheme of the URL, `https`; empty: the client's, or `https` beside a `host`.
  var scheme: String { get }
  /// The host of the URL, with a port if it needs one: `cdn.example.com`. The credential of the client
  /// goes to one of its servers only, unless `auth` names it. Empty: the client's server.
  var host: String { get }
  /// Below the path of the client's server, or of the `host`.
  var path: PathTemplate { get }
  var method: HTTPMethod { get }
  /// Names and values, not yet encoded; an item without value has an empty one.
  var queryItems: [URLQueryItem] { get }
  var headers: [String: String] { get }
  var body: RequestBody { get }
  /// Nil: the client's.
  var cachePolicy: CachePolicy? { get }
  /// The time for which one attempt may go without progress. Nil: the client's.
  var timeout: Duration? { get }
  /// The number of times that the call is sent again; it never beats the rule that only what is
  /// idempotent, or carries a key, is. Nil: as the client's policy says.
  var retries: Int? { get }
  /// The rules for responses.
  var response: ResponseRules { get }
  var auth: AuthRequirement { get }
}

extension ClassicEndpoint {
  public var scheme: String { "" }
  public var host: String { "" }
  public var queryItems: [URLQueryItem] { [] }
  public var headers: [String: String] { [:] }
  public var body: RequestBody { .none }
  public var cachePolicy: CachePolicy? { nil }
  public var timeout: Duration? { nil }
  public var retries: Int? { nil }
  public var response: ResponseRules { ResponseRules() }
  public var auth: AuthRequirement { .default }

  public var request: EndpointRequest {
    var options = RequestOptions(timeout: timeout, cache: cachePolicy)
    options.maxRetries = retries.map { max(0, $0) }
    return EndpointRequest(
      method, path, query: RequestItems(queryItems.map { ($0.name, $0.value ?? "") }),
      // By name, so that equal requests are equal.
      headers: RequestItems(headers.sorted(byName: \.key).map { ($0.key, $0.value) }),
      body: body, response: response, options: options, auth: auth, baseURL: baseURL)
  }

  private var baseURL: Server? {
    if scheme.isEmpty, host.isEmpty { return nil }
    return Server("\(scheme.isEmpty ? "https" : scheme)://\(host)")
  }
}
