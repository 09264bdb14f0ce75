/// An array or dictionary, read without a container.
protocol TapeCollection {
  init(tape value: TapeValue) throws
}

extension TapeCollection {
  /// - Parameter type: This type.
  static func read<Value>(_ value: TapeValue, as type: Value.Type) throws -> Value {
    unsafeBitCast(try Self(tape: value), to: type)
  }
}

extension TapeValue {
  /// The number of elements to make room for: no text of a megabyte should ask for a gigabyte.
  var initialCapacity: Int { min(count, 256) }

  /// The first element of an array; nil where there is none.
  var firstElement: TapeValue? {
    count == 0
      ? nil : TapeValue(tape, TapePosition(position.index + 1, depth: position.depth + 1))
  }
}

extension Array: TapeCollection where Element: Decodable {
  init(tape value: TapeValue) throws {
    var container = try TapeUnkeyedContainer(value)
    let reading = value.tape.reading(of: Element.self)
    self.init()
    reserveCapacity(value.initialCapacity)
    while let element = container.nextElement() {
      try value.tape.spend()
      append(try element.decode(Element.self, by: reading))
    }
  }
}

extension Dictionary: TapeCollection where Key == String, Value: Decodable {
  init(tape value: TapeValue) throws {
    let tape = value.tape
    try tape.openObject(at: value.position)
    let reading = tape.reading(of: Value.self)
    var values: [String: Value] = [:]
    values.reserveCapacity(value.initialCapacity)
    try tape.forEachProperty(of: value.position) { name, position in
      try tape.spend()
      values[name] = try TapeValue(tape, position).decode(Value.self, by: reading)
    }
    self = values
  }
}
