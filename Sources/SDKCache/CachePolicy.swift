import SDKCore

/// The rule by which a response may come from the client's cache.
public enum CachePolicy: Hashable, Sendable {
  /// The cache is neither read nor filled.
  case bypass
  /// Responses as their own headers say, by the private-cache part of RFC 9111.
  case http
  /// Responses up to this age, whatever their headers say.
  case ttl(Duration)
  /// Responses while they are `fresh`; for `stale` longer too, and then they are renewed in the
  /// background.
  case staleWhileRevalidate(fresh: Duration, stale: Duration)
  /// Only responses from the cache, however old; without one, the call fails with
  /// `APIError.Kind.cacheMiss`. Nothing is sent, whatever the method.
  case cacheOnly
  /// Responses from the server, which are kept.
  case refresh
}
