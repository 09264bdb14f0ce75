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
