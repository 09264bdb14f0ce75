/// A request that knows the type of its response, for what needs no endpoint of its own.
///
///     let post = try await api.client.send(AdHocRequest<Post>(.get, "/posts/\(id)"))
public struct AdHocRequest<Value: Decodable & Sendable>: Endpoint {
  public var request: EndpointRequest
  public var operationID: String

  /// `operationID` names it in errors, logs and mocks: by default method and path, `GET /posts/{}`.
  /// `baseURL`: a server of its own, see ``EndpointRequest/baseURL``.
  public init(
    _ method: HTTPMethod, _ path: PathTemplate, query: RequestItems = [],
    headers: RequestItems = [], cookies: RequestItems = [], body: RequestBody = .none,
    response: ResponseRules = .init(), options: RequestOptions = .init(),
    auth: AuthRequirement = .default, baseURL: Server? = nil, operationID: String? = nil
  ) {
    request = EndpointRequest(
      method, path, query: query, headers: headers, cookies: cookies, body: body,
      response: response, options: options, auth: auth, baseURL: baseURL)
    self.operationID = operationID ?? "\(method) \(path)"
  }
}

extension APIClient {
  /// Sends a request and returns the value of a 2xx response.
  public func send<Value>(
    _ request: AdHocRequest<Value>, options: RequestOptions = .init()
  ) async throws -> Value {
    try await send(request, as: Value.self, options: options)
  }
}
