import Foundation

extension APIClient {
  /// Returns the response that the cache has for an endpoint, however old; nil when it has none.
  /// Nothing is sent.
  public func cached<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) async throws -> APIResponse<Value>? {
    var options = options
    options.cache = .cacheOnly
    do {
      return try await response(for: endpoint, as: type, options: options)
    } catch let error as APIError where error.kind == .cacheMiss {
      return nil
    }
  }

  /// Puts a value into the cache as if the server had just sent it: after a change that the
  /// app knows the outcome of, or to begin with what ships with it.
  ///
  /// The value is what a call returns: an envelope that the endpoint unwraps is put around it, with the code that its
  /// success rule asks for. `Data` is the body as it is, and so is a `String` where the endpoint asks for no JSON.
  ///
  /// - Throws: `APIError` of kind `invalidRequest` when the endpoint is no GET, its credential
  ///   does not say for whom it speaks, or the value has no place for the code of success.
  public func storeInCache(
    _ value: some Encodable & Sendable, for endpoint: some Endpoint,
    options: RequestOptions = .init()
  ) async throws {
    let (key, request) = try await cacheKey(for: endpoint, options)
    do {
      let body = try CachedBody(value, by: endpoint.request.response, configuration.coders)
      cache.store(
        CachedResponse(body, to: request.adding(transport.addedHeaders), received: cache.now),
        for: key)
    } catch {
      throw APIError(
        .invalidRequest, operationID: endpoint.operationID, request: request.summary,
        reason: (error as? RequestBuildingError)?.reason ?? "the value cannot be encoded",
        underlying: error
      ).speaking(configuration.errorMessages)
    }
  }

  /// Removes what the cache has for an endpoint and its user. A response still on its way is not
  /// kept either.
  public func removeFromCache(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws {
    cache.remove(try await cacheKey(for: endpoint, options).key)
  }

  /// Removes a response that cannot be read: it would fail every call until it is old.
  func removeFromCache(_ response: ReceivedResponse) async {
    guard
      let identity = await configuration.identity(of: response.request, sentBy: response.call)
    else { return }
    cache.remove(CacheKey(url: response.request.url.absoluteString, identity: identity))
  }

  private func cacheKey(
    for endpoint: some Endpoint, _ options: RequestOptions
  ) async throws -> (key: CacheKey, request: HTTPRequest) {
    let parts = endpoint.request
    let summary = builder.summary(parts)
    func refusal(_ reason: String, _ error: (any Error)? = nil) -> APIError {
      APIError(
        .invalidRequest, operationID: endpoint.operationID, request: summary, reason: reason,
        underlying: error
      ).speaking(configuration.errorMessages)
    }
    guard parts.method == .get else { throw refusal("only responses to GET are kept") }
    do {
      let built = try await builder.build(
        CallPlan(
          endpoint, parts: parts, options: builder.options(parts, options), expecting: .value))
      guard let key = await cache.key(for: built.request, configuration) else {
        throw refusal("the credential does not say for whom it speaks")
      }
      return (key, built.request)
    } catch let error as RequestBuildingError {
      throw refusal(error.reason, error)
    }
  }
}
