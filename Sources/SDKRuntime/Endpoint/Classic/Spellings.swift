public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A scheme or host: `String`, also optional.
public protocol TextConvertible: Sendable {
  var endpointText: String? { get }
}

extension String: TextConvertible {
  public var endpointText: String? { self }
}

/// A path: `PathTemplate`, whose values are encoded, or `String`, which is finished,
/// percent-encoded text and is checked, never changed.
public protocol PathConvertible: Sendable {
  var endpointPath: PathTemplate { get }
}

extension PathTemplate: PathConvertible {
  public var endpointPath: PathTemplate { self }
}

extension String: PathConvertible {
  public var endpointPath: PathTemplate { PathTemplate(encoded: self) }
}

/// A method: `HTTPMethod` or `String`.
public protocol MethodConvertible: Sendable {
  /// Nil when it is none.
  var endpointMethod: HTTPMethod? { get }
}

extension HTTPMethod: MethodConvertible {
  public var endpointMethod: HTTPMethod? { self }
}

extension String: MethodConvertible {
  public var endpointMethod: HTTPMethod? { HTTPMethod(rawValue: self) }
}

/// A query: `QueryItems`, `[URLQueryItem]` or `[String: String]`, also optional.
public protocol QueryConvertible: Sendable {
  var endpointQuery: RequestItems { get }
}

/// Headers: `HTTPHeaders`, `QueryItems` or `[String: String]`, also optional.
public protocol HeadersConvertible: Sendable {
  var endpointHeaders: RequestItems { get }
}

extension RequestItems: QueryConvertible, HeadersConvertible {
  public var endpointQuery: RequestItems { self }
  public var endpointHeaders: RequestItems { self }
}

extension Array: QueryConvertible where Element == URLQueryItem {
  /// Unencoded, so they are encoded by our rules; an item without value has an empty one.
  public var endpointQuery: RequestItems { RequestItems(map { ($0.name, $0.value ?? "") }) }
}

extension Dictionary: QueryConvertible, HeadersConvertible
where Key == String, Value == String {
  /// By name, so that equal requests are equal.
  public var endpointQuery: RequestItems {
    RequestItems(sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  public var endpointHeaders: RequestItems { endpointQuery }
}

extension HTTPHeaders: HeadersConvertible {
  public var endpointHeaders: RequestItems { RequestItems(fields.map { ($0.name, $0.value) }) }
}

/// A body: `RequestBody` or `Data`, also optional. Bytes without a `Content-Type` header are
/// `application/octet-stream`.
public protocol BodyConvertible: Sendable {
  var endpointBody: RequestBody { get }
}

extension RequestBody: BodyConvertible {
  public var endpointBody: RequestBody { self }
}

extension Data: BodyConvertible {
  public var endpointBody: RequestBody {
    .raw(.data(self), contentType: "application/octet-stream")
  }
}

/// A cache policy: `CachePolicy` or `URLRequest.CachePolicy`, also optional.
public protocol CachePolicyConvertible: Sendable {
  var endpointCachePolicy: CachePolicy? { get }
}

extension CachePolicy: CachePolicyConvertible {
  public var endpointCachePolicy: CachePolicy? { self }
}

extension URLRequest.CachePolicy: CachePolicyConvertible {
  /// The nearest of ours.
  public var endpointCachePolicy: CachePolicy? {
    switch self {
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData: .refresh
    // However old: a hundred years.
    case .returnCacheDataElseLoad: .ttl(.seconds(3_155_760_000.0))
    case .returnCacheDataDontLoad: .cacheOnly
    default: .http
    }
  }
}

/// A time: `Duration`, or seconds as `TimeInterval` or `Int`, also optional.
public protocol TimeoutConvertible: Sendable {
  var endpointTimeout: Duration? { get }
}

extension Duration: TimeoutConvertible {
  public var endpointTimeout: Duration? { self }
}

extension Double: TimeoutConvertible {
  /// At most a day, since a `Duration` traps on what it cannot hold; nil for what is no number.
  public var endpointTimeout: Duration? {
    // fits: from nothing to a day
    isNaN ? nil : .seconds(Swift.min(Swift.max(self, 0), 86_400))
  }
}

extension Int: TimeoutConvertible {
  // fits: a duration holds any integer of seconds
  public var endpointTimeout: Duration? { .seconds(self) }
}

/// A number of retries: `Int`, also optional.
public protocol RetriesConvertible: Sendable {
  var endpointRetries: Int? { get }
}

extension Int: RetriesConvertible {
  public var endpointRetries: Int? { Swift.max(0, self) }
}
