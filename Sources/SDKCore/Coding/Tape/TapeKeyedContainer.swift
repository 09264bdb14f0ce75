/// The properties of an object, for types that read them by a key of their own.
struct TapeKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let object: TapeValue

  var codingPath: [any CodingKey] { object.codingPath }

  var allKeys: [Key] {
    var keys: [Key] = []
    // The keys were found to be well-formed when the container was opened.
    try? object.tape.forEachProperty(of: object.position) { name, _ in
      if let key = Key(stringValue: name) { keys.append(key) }
    }
    return keys
  }

  func contains(_ key: Key) -> Bool { property(key) != nil }

  private func property(_ key: some CodingKey) -> TapeValue? {
    object.tape.property(key.stringValue, of: object.position).map { TapeValue(object.tape, $0) }
  }

  private func value(_ key: Key) throws -> TapeValue {
    guard let value = property(key) else { throw object.tape.missing(key, of: object.position) }
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder(FieldKey("super")) }

  func superDecoder(forKey key: Key) -> any Decoder { decoder(key) }

  /// A property that is absent is null.
  private func decoder(_ key: some CodingKey) -> TapeValue {
    property(key) ?? TapeValue(object.tape, object.tape.absent(key, of: object.position))
  }
}

extension TapeKeyedContainer {
  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let value = property(key), !value.isNull else { return nil }
    return try value.decode(type)
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try value(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try value(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try value(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try value(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try value(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try value(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try value(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try value(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try value(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try value(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try value(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try value(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try value(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try value(key).decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(key).decode(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try value(key).decode(type)
  }
}
