/// A value of a JSON text. It is the decoder that models are given, and small enough to be one
/// without an allocation.
struct TapeValue {
  let tape: JSONTape
  let position: TapePosition

  init(_ tape: JSONTape, _ position: TapePosition) {
    self.tape = tape
    self.position = position
  }

  /// Returns a decoder that is one of these: what `as?` does, without its search among types.
  static func cast<Value: Decoder>(_ decoder: Value) -> TapeValue? {
    Value.self == TapeValue.self ? unsafeBitCast(decoder, to: TapeValue.self) : nil
  }

  var isNull: Bool { tape.kind(at: position) == .null }

  var jsonKind: JSONKinds { tape.jsonKind(at: position) }

  /// The number of elements or properties.
  var count: Int { tape.entries[position.index].count }
}

extension TapeValue: Decoder {
  var codingPath: [any CodingKey] { tape.path(to: position) }

  var userInfo: [CodingUserInfoKey: Any] { tape.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try tape.openObject(at: position)
    return KeyedDecodingContainer(TapeKeyedContainer(object: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try TapeUnkeyedContainer(self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension TapeValue: SingleValueDecodingContainer {
  func decodeNil() -> Bool { isNull }

  func decode(_ type: Bool.Type) throws -> Bool { try tape.bool(at: position) }
  func decode(_ type: String.Type) throws -> String { try tape.string(at: position) }
  func decode(_ type: Double.Type) throws -> Double { try tape.double(at: position) }
  func decode(_ type: Float.Type) throws -> Float { try tape.floatingPoint(type, at: position) }
  func decode(_ type: Int.Type) throws -> Int { try tape.integer(type, at: position) }
  func decode(_ type: Int8.Type) throws -> Int8 { try tape.integer(type, at: position) }
  func decode(_ type: Int16.Type) throws -> Int16 { try tape.integer(type, at: position) }
  func decode(_ type: Int32.Type) throws -> Int32 { try tape.integer(type, at: position) }
  func decode(_ type: Int64.Type) throws -> Int64 { try tape.integer(type, at: position) }
  func decode(_ type: UInt.Type) throws -> UInt { try tape.integer(type, at: position) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try tape.integer(type, at: position) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try tape.integer(type, at: position) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try tape.integer(type, at: position) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try tape.integer(type, at: position) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try tape.integer(type, at: position) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try tape.integer(type, at: position) }
}
