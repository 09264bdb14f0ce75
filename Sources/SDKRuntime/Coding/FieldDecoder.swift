/// Reads the properties of a JSON object; generated models decode through it.
public struct FieldDecoder {
  let container: KeyedDecodingContainer<FieldKey>

  /// - Throws: `DecodingError` unless the decoder stands at an object.
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldKey.self)
  }

  /// Decodes a property that must be there and not be null, unless `Value` is optional.
  public func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try located(name) { try container.decode(type, forKey: $0) }
  }

  /// Decodes a property; nil when it is absent or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Value? {
    try located(name) { try container.decodeIfPresent(type, forKey: $0) }
  }

  /// Decodes a property; nil when it is absent, `.null` when it is null.
  public func decodeNullable<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Nullable<Value>? {
    let key = FieldKey(name)
    guard container.contains(key) else { return nil }
    return try container.decodeIfPresent(type, forKey: key).map(Nullable.value) ?? .null
  }

  /// Adds the path when a number does not fit its type: Foundation then throws an error of its
  /// own, and calls the whole text invalid.
  private func located<Value>(
    _ name: String, _ read: (FieldKey) throws -> Value
  ) throws -> Value {
    do {
      return try read(FieldKey(name))
    } catch let error where NumberMisfit.matches(error) {
      throw NumberMisfit.placed(error, at: container.codingPath + [FieldKey(name)])
    }
  }
}

// The commonest types again, without the detour through `init(from:)`.
extension FieldDecoder {
  public func decode(_ type: String.Type, _ name: String) throws -> String {
    try container.decode(type, forKey: FieldKey(name))
  }

  public func decode(_ type: Int.Type, _ name: String) throws -> Int {
    try located(name) { try container.decode(type, forKey: $0) }
  }

  public func decode(_ type: Double.Type, _ name: String) throws -> Double {
    try container.decode(type, forKey: FieldKey(name))
  }

  public func decode(_ type: Bool.Type, _ name: String) throws -> Bool {
    try container.decode(type, forKey: FieldKey(name))
  }

  public func decodeIfPresent(_ type: String.Type, _ name: String) throws -> String? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }

  public func decodeIfPresent(_ type: Int.Type, _ name: String) throws -> Int? {
    try located(name) { try container.decodeIfPresent(type, forKey: $0) }
  }

  public func decodeIfPresent(_ type: Double.Type, _ name: String) throws -> Double? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }

  public func decodeIfPresent(_ type: Bool.Type, _ name: String) throws -> Bool? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }
}
