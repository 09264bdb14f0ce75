extension Optional: TextConvertible where Wrapped: TextConvertible {
  public var endpointText: String? { flatMap(\.endpointText) }
}

extension Optional: QueryConvertible where Wrapped: QueryConvertible {
  public var endpointQuery: RequestItems { map { $0.endpointQuery } ?? [] }
}

extension Optional: HeadersConvertible where Wrapped: HeadersConvertible {
  public var endpointHeaders: RequestItems { map { $0.endpointHeaders } ?? [] }
}

extension Optional: BodyConvertible where Wrapped: BodyConvertible {
  public var endpointBody: RequestBody { self?.endpointBody ?? .none }
}

extension Optional: CachePolicyConvertible where Wrapped: CachePolicyConvertible {
  public var endpointCachePolicy: CachePolicy? { flatMap(\.endpointCachePolicy) }
}

extension Optional: TimeoutConvertible where Wrapped: TimeoutConvertible {
  public var endpointTimeout: Duration? { flatMap(\.endpointTimeout) }
}

extension Optional: RetriesConvertible where Wrapped: RetriesConvertible {
  public var endpointRetries: Int? { flatMap(\.endpointRetries) }
}
