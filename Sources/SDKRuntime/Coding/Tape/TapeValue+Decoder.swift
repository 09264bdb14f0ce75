import Foundation

extension TapeValue: Decoder {
  var userInfo: [CodingUserInfoKey: Any] { tape.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(TapeKeyedContainer(object: try object()))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try TapeUnkeyedContainer(self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension TapeValue {
  /// Decodes the value as a type: the types that JSON writes in a way of its own, and all others by
  /// themselves.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Date.self { return unsafeBitCast(try date(), to: type) }
    if type == Data.self { return unsafeBitCast(try data(), to: type) }
    if type == URL.self { return unsafeBitCast(try url(), to: type) }
    if type == Decimal.self { return unsafeBitCast(try decimal(), to: type) }
    return try Value(from: self)
  }
}

extension TapeValue: SingleValueDecodingContainer {
  func decodeNil() -> Bool { isNull }

  func decode(_ type: Bool.Type) throws -> Bool { try bool() }
  func decode(_ type: String.Type) throws -> String { try string() }
  func decode(_ type: Double.Type) throws -> Double { try double() }
  func decode(_ type: Float.Type) throws -> Float { try floatingPoint(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }
}
