/// A value that may be null on the wire, where null and absent are different things:
/// `Nullable<String>?` is nil when the key is absent.
public enum Nullable<Value> {
  case null
  case value(Value)

  /// The value, nil for null.
  public var value: Value? {
    switch self {
    case .null: nil
    case .value(let value): value
    }
  }
}

extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}
extension Nullable: Sendable where Value: Sendable {}

extension Nullable: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .null : .value(try container.decode(Value.self))
  }
}

extension Nullable: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .value(let value): try container.encode(value)
    }
  }
}
