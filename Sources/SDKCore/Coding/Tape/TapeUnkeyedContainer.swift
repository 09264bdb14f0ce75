/// The elements of an array, one after the other.
struct TapeUnkeyedContainer: UnkeyedDecodingContainer {
  private let array: TapeValue
  private let end: Int
  /// The entry of the next element.
  private var next: Int
  private(set) var currentIndex = 0

  /// - Throws: `DecodingError` unless the value is an array that may be read.
  init(_ array: TapeValue) throws {
    let (tape, position) = (array.tape, array.position)
    guard tape.kind(at: position) == .array else { throw tape.mismatch([Any].self, at: position) }
    try tape.checkContainer()
    self.array = array
    next = position.index + 1
    end = tape.entries[position.index].end
  }

  var codingPath: [any CodingKey] { array.codingPath }

  var count: Int? { array.count }

  var isAtEnd: Bool { next >= end }

  /// Reads the next element, and moves on if it can be read.
  @inline(__always)
  private mutating func element<Value>(
    _ type: any Any.Type, _ read: (TapeValue) throws -> Value
  ) throws -> Value {
    guard next < end else { throw pastEnd(type) }
    try array.tape.spend()
    let value = try read(peeked)
    advance()
    return value
  }

  private var peeked: TapeValue {
    let (tape, position) = (array.tape, array.position)
    tape.setCursor(at: position.depth, position.index, entry: next, ordinal: currentIndex)
    return TapeValue(tape, TapePosition(next, depth: position.depth + 1))
  }

  /// The next element; nil at the end. For what reads arrays without a container's methods.
  mutating func nextElement() -> TapeValue? {
    guard next < end else { return nil }
    defer { advance() }
    return peeked
  }

  private mutating func advance() {
    next = array.tape.entries.end(of: next)
    currentIndex += 1
  }

  private func pastEnd(
    _ type: any Any.Type, _ reason: String = "Unkeyed container is at end."
  ) -> DecodingError {
    .valueNotFound(
      type,
      DecodingError.Context(
        codingPath: codingPath + [ElementKey(index: currentIndex)],
        debugDescription: reason))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try element(KeyedDecodingContainer<Nested>.self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try element((any UnkeyedDecodingContainer).self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    guard next < end else {
      throw pastEnd((any Decoder).self, "Cannot get superDecoder() -- unkeyed container is at end.")
    }
    return try element((any Decoder).self) { $0 }
  }
}

extension TapeUnkeyedContainer {
  mutating func decodeNil() throws -> Bool {
    guard next < end else { throw pastEnd(Never.self) }
    guard peeked.isNull else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try element(type) { try $0.decode(type) }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: String.Type) throws -> String {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Double.Type) throws -> Double {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Float.Type) throws -> Float {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Int.Type) throws -> Int { try element(type) { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Int16.Type) throws -> Int16 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Int32.Type) throws -> Int32 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: Int64.Type) throws -> Int64 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: UInt.Type) throws -> UInt {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 {
    try element(type) { try $0.decode(type) }
  }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 {
    try element(type) { try $0.decode(type) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    try element(type) { try $0.decode(type) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    try element(type) { try $0.decode(type) }
  }
}
