import Foundation
public import SDKCore

extension APIClient.Configuration {
  /// The cache for calls whose `CachePolicy` asks for it; several clients may share one. Nil: in
  /// memory, for this client, by its clock.
  public var cache: ResponseCache? {
    get { features[.cache]?.value as? ResponseCache }
    set { features[.cache] = newValue.map(Feature.cache) }
  }
}

extension RequestOptions {
  /// The rule by which a response may come from the client's cache; `.bypass` by default.
  public var cache: CachePolicy? {
    get { features[.cache]?.value as? CachePolicy }
    set { features[.cache] = newValue.map(Feature.cache) }
  }
}

extension Feature {
  /// - `value`: the cache itself, or the rule of a call.
  fileprivate static func cache(_ value: any Sendable) -> Self {
    Feature(place: .cache, value: value) { CacheStage($0).stage }
  }
}

extension ClientContext {
  /// The configuration's, or one in memory of the client's own.
  var cache: ResponseCache {
    state.with { state in
      if let cache = state.kept(ResponseCache.self) { return cache }
      let cache = configuration.cache ?? ResponseCache(clock: configuration.clock)
      state.kept.append(cache)
      state.listeners.append { [configuration] request, call in
        let identity = await configuration.identity(of: request, sentBy: call)
        if !request.method.isSafe {
          for url in [request.url] + call.written {
            cache.remove(url.absoluteString, changedBy: identity)
          }
        } else if let identity, request.options.cache ?? .bypass != .bypass,
          let key = CacheKey(request, identity: identity)
        {
          cache.remove(key)
        }
      }
      return cache
    }
  }
}

extension APIClient {
  /// The configuration's, or one in memory of the client's own.
  public var cache: ResponseCache { chain.context.cache }

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
  /// - Throws: `APIError` of kind `invalidRequest` when the endpoint is neither GET nor
  ///   QUERY, its credential does not say for whom it speaks, or the value has no place for the code of success.
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
    guard parts.method.isCacheable else {
      throw refusal("only responses to GET and QUERY are kept")
    }
    do {
      let built = try await builder.build(
        CallPlan(
          endpoint, parts: parts, options: builder.options(parts, options), expecting: .value))
      guard let key = await cache.key(for: built.request, configuration) else {
        throw refusal(
          "the credential does not say for whom it speaks, or the body is not in memory")
      }
      return (key, built.request)
    } catch let error as RequestBuildingError {
      throw refusal(error.reason, error)
    }
  }
}
