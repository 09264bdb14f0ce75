/// Writes the properties of a JSON object; generated models encode through it.
public struct FieldEncoder {
  private enum Target {
    case json(JSONPlace)
    case other(OtherFields)
  }

  /// The properties as another encoder has them; by reference, so that every encoder here has one size.
  private final class OtherFields {
    var container: KeyedEncodingContainer<FieldKey>

    init(_ container: KeyedEncodingContainer<FieldKey>) { self.container = container }
  }

  private let target: Target

  public init(_ encoder: any Encoder) {
    if let place = JSONPlace.cast(encoder) {
      place.openObject(.none)
      target = .json(place)
    } else {
      target = .other(OtherFields(encoder.container(keyedBy: FieldKey.self)))
    }
  }

  /// Writes a whole value as the encoder writes it inside something else: dates, data and URLs as it
  /// is told to, dictionaries in the order of their keys where it keeps one.
  public static func write(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Writes a whole value in a format of its own.
  public static func write<Value>(
    _ value: Value, to encoder: any Encoder, as format: ValueFormat<Value>
  ) throws {
    try format.write(value, encoder)
  }

  public mutating func encode(_ value: some Encodable, _ name: String) throws {
    try write(value, name)
  }

  /// What the functions above and below call is private, so that they are not compiled again with every
  /// property that calls them.
  private func write(_ value: some Encodable, _ name: String) throws {
    switch target {
    case .json(let place): try place.write(value, named: name)
    case .other(let fields): try fields.container.encode(value, forKey: FieldKey(name))
    }
  }

  private func encodeNull(_ name: String) throws {
    switch target {
    case .json(let place): try place.writeNull(named: name)
    case .other(let fields): try fields.container.encodeNil(forKey: FieldKey(name))
    }
  }

  /// Lets later properties take the place of those of their name.
  mutating func allowSameNames() {
    if case .json(let place) = target { place.openObject(.names) }
  }

  /// Writes nothing for nil.
  public mutating func encodeIfPresent(_ value: (some Encodable)?, _ name: String) throws {
    if let value { try write(value, name) }
  }

  /// Writes null for nil: the property must be there.
  public mutating func encodeOrNull(_ value: (some Encodable)?, _ name: String) throws {
    if let value { return try encode(value, name) }
    try encodeNull(name)
  }

  /// Writes nothing for nil, null for `.null`.
  public mutating func encodeNullable<Value: Encodable>(
    _ value: Nullable<Value>?, _ name: String
  ) throws {
    switch value {
    case nil: break
    case .null: try encodeNull(name)
    case .value(let value): try encode(value, name)
    }
  }

  /// Writes a value in a format of its own; nothing, if that is a format of optionals and the
  /// value nil.
  public mutating func encode<Value>(
    _ value: Value, _ name: String, as format: ValueFormat<Value>
  ) throws {
    if (value as? any OptionalValue)?.isNil == true { return }
    try encode(Formatted(value, format), name)
  }

  /// Writes nothing for nil.
  public mutating func encodeIfPresent<Value>(
    _ value: Value?, _ name: String, as format: ValueFormat<Value>
  ) throws {
    if let value { try encode(value, name, as: format) }
  }

  /// Writes nothing for nil.
  public mutating func encodeIfPresent<Value>(
    _ value: Value?, _ name: String, as format: ValueFormat<Value?>
  ) throws {
    if value != nil { try encode(value, name, as: format) }
  }

  /// Writes null for nil: the member must be there.
  public mutating func encodeOrNull<Value>(
    _ value: Value?, _ name: String, as format: ValueFormat<Value>
  ) throws {
    if let value { return try encode(value, name, as: format) }
    try encodeNull(name)
  }

  /// Writes nothing for nil, null for `.null`.
  public mutating func encodeNullable<Value>(
    _ value: Nullable<Value>?, _ name: String, as format: ValueFormat<Value>
  ) throws {
    switch value {
    case nil: break
    case .null: try encodeNull(name)
    case .value(let value): try encode(value, name, as: format)
    }
  }
}

// The commonest types again: their calls are shorter, and need no witness.
extension FieldEncoder {
  public mutating func encode(_ value: String, _ name: String) throws { try write(value, name) }

  public mutating func encode(_ value: Int, _ name: String) throws { try write(value, name) }

  public mutating func encode(_ value: Double, _ name: String) throws { try write(value, name) }

  public mutating func encode(_ value: Bool, _ name: String) throws { try write(value, name) }

  public mutating func encodeIfPresent(_ value: String?, _ name: String) throws {
    if let value { try write(value, name) }
  }

  public mutating func encodeIfPresent(_ value: Int?, _ name: String) throws {
    if let value { try write(value, name) }
  }

  public mutating func encodeIfPresent(_ value: Double?, _ name: String) throws {
    if let value { try write(value, name) }
  }

  public mutating func encodeIfPresent(_ value: Bool?, _ name: String) throws {
    if let value { try write(value, name) }
  }
}

/// `Optional` seen without its type.
package protocol OptionalValue {
  static var absent: Self { get }
  /// The type of what is there.
  static var wrapped: any Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  package static var absent: Self { nil }
  package static var wrapped: any Any.Type { Wrapped.self }
  package var isNil: Bool { if case .none = self { true } else { false } }
}
