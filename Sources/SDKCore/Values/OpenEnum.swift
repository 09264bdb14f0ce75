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
  public init(from decoder: any Decoder) throws { self = try Self.decoded(from: decoder) }

  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }

  public static func == (left: Self, right: Self) -> Bool { left.isEqual(to: right) }

  public func hash(into hasher: inout Hasher) { add(to: &hasher) }

  public var hashValue: Int { SDKCore.hashValue(of: self) }

  // Neither public nor inlined, so that they are not compiled again with every enum.

  @inline(never)
  private static func decoded(from decoder: any Decoder) throws -> Self {
    Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
  }

  @inline(never)
  private func write(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  @inline(never)
  private func isEqual(to other: Self) -> Bool { rawValue == other.rawValue }

  @inline(never)
  private func add(to hasher: inout Hasher) { hasher.combine(rawValue) }
}

// Enums whose declared values are only suggestions take any other as a literal.
extension OpenEnum where RawValue == String, Self: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension OpenEnum where RawValue == Int, Self: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}
