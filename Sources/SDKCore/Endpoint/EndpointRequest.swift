/// The request of an endpoint, as values: nothing is encoded or checked before it is sent.
public struct EndpointRequest: Sendable {
  public var method: HTTPMethod
  public var path: PathTemplate
  public var query: RequestItems
  /// These win over the client's; those of the call's options win over these.
  public var headers: RequestItems
  /// Sent with those of the client's jar, which they replace by name.
  public var cookies: RequestItems
  public var body: RequestBody
  public var response: ResponseRules
  public var options: RequestOptions
  public var auth: AuthRequirement
  /// The name of the server, among the client's `servers`, that serves this call, or a path that takes the place
  /// of that of the client's own: `/v2`, `./v2`. Nil: the client's own.
  public var server: String?
  /// A server of this call's own, in place of the client's: `https://other.example/v1`; a scheme alone,
  /// `https://`, changes that of the client's. Nil: the client's.
  ///
  /// To an origin other than those of the client's servers, no credential of the client is sent unless
  /// `auth` names it, and of the client's headers neither `Authorization` nor `Cookie`. `replaceServers` of the
  /// configuration does not change it.
  public var baseURL: Server?

  public init(
    _ method: HTTPMethod, _ path: PathTemplate, query: RequestItems = [],
    headers: RequestItems = [], cookies: RequestItems = [], body: RequestBody = .none,
    response: ResponseRules = .init(),
    options: RequestOptions = .init(), auth: AuthRequirement = .default, server: String? = nil,
    baseURL: Server? = nil
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.cookies = cookies
    self.body = body
    self.response = response
    self.options = options
    self.auth = auth
    self.server = server
    self.baseURL = baseURL
  }
}

extension EndpointRequest: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(method) \(path)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
