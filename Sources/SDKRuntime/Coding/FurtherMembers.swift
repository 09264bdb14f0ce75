extension FieldDecoder {
  /// Returns the members that are not among `names`.
  public func further<Value: Decodable>(
    _ type: Value.Type, besides names: Set<String>
  ) throws -> [String: Value] {
    try further(besides: names) { try decode(type, $0) }
  }

  /// Returns the same, each written in a format of its own.
  public func further<Value>(
    besides names: Set<String>, as format: ValueFormat<Value>
  ) throws -> [String: Value] {
    try further(besides: names) { try decode($0, as: format) }
  }

  private func further<Value>(
    besides names: Set<String>, _ read: (String) throws -> Value
  ) throws -> [String: Value] {
    var values: [String: Value] = [:]
    for key in container.allKeys where !names.contains(key.stringValue) {
      values[key.stringValue] = try read(key.stringValue)
    }
    return values
  }
}

extension FieldEncoder {
  /// Writes each value under its name, in the order of the names, so that equal values give equal
  /// texts in forms as well. Members written later take the place of those of their name.
  public mutating func encodeFurther(_ values: [String: some Encodable]) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { try encode(value, name) }
  }

  public mutating func encodeFurther<Value>(
    _ values: [String: Value], as format: ValueFormat<Value>
  ) throws {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      try encode(value, name, as: format)
    }
  }
}
