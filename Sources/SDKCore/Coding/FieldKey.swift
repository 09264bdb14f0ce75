/// The one coding key of all models: any string.
public struct FieldKey: CodingKey, Hashable, Sendable, ExpressibleByStringLiteral {
  public let stringValue: String

  public init(_ name: String) { stringValue = name }
  public init(stringLiteral value: String) { stringValue = value }
  public init?(stringValue: String) { self.stringValue = stringValue }
  /// Returns nil: properties have names.
  public init?(intValue: Int) { nil }
  public var intValue: Int? { nil }
}
