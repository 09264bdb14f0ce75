extension FieldDecoder {
  /// Decodes the whole value a decoder stands at, read as the decoder reads it inside something
  /// else: `Date(from:)` and its like know nothing of how a coder is told to read dates.
  public static func value<Value: Decodable>(
    _ type: Value.Type, _ decoder: any Decoder
  ) throws -> Value {
    try decoder.singleValueContainer().decode(type)
  }

  /// Decodes the whole value a decoder stands at, written in a format of its own.
  public static func value<Value>(
    _ decoder: any Decoder, as format: ValueFormat<Value>
  ) throws -> Value {
    try format.read(ValueSource(decoder))
  }

  /// Decodes a property written in a format of its own. It must be there, unless the format reads
  /// nil.
  public func decode<Value>(_ name: String, as format: ValueFormat<Value>) throws -> Value {
    try format.read(value(name))
  }

  /// Decodes a property; nil when it is absent or null.
  public func decodeIfPresent<Value>(
    _ name: String, as format: ValueFormat<Value>
  ) throws -> Value? {
    let value = value(name)
    return try value.isNil() ? nil : format.read(value)
  }

  /// Decodes a property; nil when it is absent, null, or one of the format's strings for nil.
  public func decodeIfPresent<Value>(
    _ name: String, as format: ValueFormat<Value?>
  ) throws -> Value? {
    try format.read(value(name))
  }

  /// Decodes a property; nil when it is absent, `.null` when it is null.
  public func decodeNullable<Value>(
    _ name: String, as format: ValueFormat<Value>
  ) throws -> Nullable<Value>? {
    guard contains(name) else { return nil }
    let value = value(name)
    return try value.isNil() ? .null : .value(format.read(value))
  }
}
