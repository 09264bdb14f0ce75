/// The rule by which a response may come from the client's cache.
public enum CachePolicy: Hashable, Sendable {
  /// The cache is neither read nor filled.
  case bypass
  /// As the response's own headers say, by the private-cache part of RFC 9111.
  case http
  /// As old as this, whatever its headers say.
  case ttl(Duration)
  /// As it is while `fresh`; for `stale` longer too, and then it is renewed in the background.
  case staleWhileRevalidate(fresh: Duration, stale: Duration)
  /// From the cache however old, or not at all: `APIError.Kind.cacheMiss`.
  case cacheOnly
  /// From the server, and into the cache.
  case refresh
}
