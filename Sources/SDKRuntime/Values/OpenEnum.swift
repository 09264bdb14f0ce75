/// An enum that keeps values it does not know, so that a new value on a server breaks no app.
///
/// Generated enums conform; their unknown values are in `.unrecognized(raw)` and are sent back as
/// they came.
public protocol OpenEnum: RawRepresentable, Codable, Hashable, Sendable, QueryValue
where RawValue: Codable & Hashable & QueryValue {
  /// Never fails: unlisted values become `.unrecognized`.
  init(rawValue: RawValue)
}

extension OpenEnum {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

// Enums whose declared values are only suggestions take any other as a literal.
extension OpenEnum where RawValue == String, Self: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension OpenEnum where RawValue == Int, Self: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}
