/// An endpoint in the classic style: an enum with a computed property for each part of a request.
/// Only `path` must be written.
///
///     enum FeedEndpoint: ClassicEndpoint {
///       case latest, item(id: Int)
///
///       var path: String {
///         switch self {
///         case .latest: "/feed"
///         case .item(let id): "/feed/\(id)"
///         }
///       }
///       var timeoutInterval: TimeInterval { 10 }
///     }
///
/// Each property takes the types that are natural for it, named with its protocol, and most of
/// them optional. With any other type a property is no part of the protocol: its default is
/// used, and the compiler says nothing.
public protocol ClassicEndpoint: Endpoint {
  associatedtype Scheme: TextConvertible = String?
  associatedtype Host: TextConvertible = String?
  associatedtype Path: PathConvertible
  associatedtype Method: MethodConvertible = HTTPMethod
  associatedtype Query: QueryConvertible = RequestItems
  associatedtype Headers: HeadersConvertible = RequestItems
  associatedtype Body: BodyConvertible = RequestBody
  associatedtype Caching: CachePolicyConvertible = CachePolicy?
  associatedtype Timeout: TimeoutConvertible = Duration?
  associatedtype Retries: RetriesConvertible = Int?

  /// `https`; without it, that of the client's server.
  var scheme: Scheme { get }
  /// With a port where it is not the scheme's own. It must be that of one of the client's
  /// servers, or the call is refused; without it, the client's server is called.
  var host: Host { get }
  /// Below the path of the server.
  var path: Path { get }
  /// GET unless it is written.
  var method: Method { get }
  var queryItems: Query { get }
  var headers: Headers { get }
  var body: Body { get }
  /// Nil: the client's.
  var cachePolicy: Caching { get }
  /// How long one attempt may go without progress. Nil: the client's.
  var timeoutInterval: Timeout { get }
  /// How often the call is sent again; it never beats the rule that only what is idempotent, or
  /// carries a key, is. Nil: as the client's policy says.
  var retries: Retries { get }
  /// What an answer must be.
  var answer: AnswerRules { get }
  var auth: AuthRequirement { get }
}

extension ClassicEndpoint {
  public var request: EndpointRequest {
    var options = RequestOptions(
      timeout: timeoutInterval.endpointTimeout, cache: cachePolicy.endpointCachePolicy)
    options.maxRetries = retries.endpointRetries
    var request = EndpointRequest(
      method.endpointMethod ?? .get, path.endpointPath, query: queryItems.endpointQuery,
      headers: headers.endpointHeaders,
      body: body.endpointBody, answer: answer, options: options, auth: auth)
    if method.endpointMethod == nil {
      request.problem = RequestBuildingError("the method is no token in the right case")
    }
    request.place = ServerPlace(scheme: scheme.endpointText, host: host.endpointText)
    return request
  }

  public var answer: AnswerRules { AnswerRules() }
  public var auth: AuthRequirement { .default }
}

extension ClassicEndpoint where Scheme == String? {
  public var scheme: String? { nil }
}

extension ClassicEndpoint where Host == String? {
  public var host: String? { nil }
}

extension ClassicEndpoint where Method == HTTPMethod {
  public var method: HTTPMethod { .get }
}

extension ClassicEndpoint where Query == RequestItems {
  public var queryItems: RequestItems { [] }
}

extension ClassicEndpoint where Headers == RequestItems {
  public var headers: RequestItems { [] }
}

extension ClassicEndpoint where Body == RequestBody {
  public var body: RequestBody { .none }
}

extension ClassicEndpoint where Caching == CachePolicy? {
  public var cachePolicy: CachePolicy? { nil }
}

extension ClassicEndpoint where Timeout == Duration? {
  public var timeoutInterval: Duration? { nil }
}

extension ClassicEndpoint where Retries == Int? {
  public var retries: Int? { nil }
}
