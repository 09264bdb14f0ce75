/// The reason why a request cannot be built. Clients report it as `APIError.Kind.invalidRequest`.
public struct RequestBuildingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words, without any value of the request.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }

  public var description: String { reason }
}
