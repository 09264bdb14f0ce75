/// Reads the members of a JSON object; generated models decode through it.
public struct FieldDecoder {
  let container: KeyedDecodingContainer<FieldKey>

  /// - Throws: `DecodingError` unless the decoder stands at an object.
  public init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: FieldKey.self)
  }

  /// A member that must be there and not be null, unless `Value` is optional.
  public func decode<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try container.decode(type, forKey: FieldKey(name))
  }

  /// Nil when the member is absent or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Value? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }

  /// Nil when the member is absent, `.null` when it is null.
  public func decodeNullable<Value: Decodable>(
    _ type: Value.Type, _ name: String
  ) throws -> Nullable<Value>? {
    let key = FieldKey(name)
    guard container.contains(key) else { return nil }
    return try container.decodeIfPresent(type, forKey: key).map(Nullable.value) ?? .null
  }
}

// The commonest types again, without the detour through `init(from:)`.
extension FieldDecoder {
  public func decode(_ type: String.Type, _ name: String) throws -> String {
    try container.decode(type, forKey: FieldKey(name))
  }

  public func decode(_ type: Int.Type, _ name: String) throws -> Int {
    try container.decode(type, forKey: FieldKey(name))
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
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }

  public func decodeIfPresent(_ type: Double.Type, _ name: String) throws -> Double? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }

  public func decodeIfPresent(_ type: Bool.Type, _ name: String) throws -> Bool? {
    try container.decodeIfPresent(type, forKey: FieldKey(name))
  }
}
