extension FieldDecoder {
  /// Decodes the properties that are not among `names`.
  public func additionalProperties<Value: Decodable>(
    _ type: Value.Type, besides names: Set<String>
  ) throws -> [String: Value] {
    try additionalProperties(besides: names) { try decode(type, $0) }
  }

  /// Does the same, each property written in a format of its own.
  public func additionalProperties<Value>(
    besides names: Set<String>, as format: ValueFormat<Value>
  ) throws -> [String: Value] {
    try additionalProperties(besides: names) { try decode($0, as: format) }
  }

  private func additionalProperties<Value>(
    besides names: Set<String>, _ read: (String) throws -> Value
  ) throws -> [String: Value] {
    var values: [String: Value] = [:]
    try forEachName { if !names.contains($0) { values[$0] = try read($0) } }
    return values
  }

  private func forEachName(_ body: (String) throws -> Void) throws {
    switch source {
    case .tape(let tape, let object):
      try tape.forEachProperty(of: object) { name, _ in
        try tape.spend()
        try body(name)
      }
    case .other(let fields): for key in fields.container.allKeys { try body(key.stringValue) }
    }
  }
}

extension FieldEncoder {
  /// Writes each value under its name, in the order of the names, so that equal values give equal
  /// texts in forms as well. Properties written later take the place of those of their name.
  public mutating func encodeAdditionalProperties(_ values: [String: some Encodable]) throws {
    if !values.isEmpty { allowSameNames() }
    for (name, value) in values.sorted(byName: \.key) { try encode(value, name) }
  }

  /// Does the same, each value in a format of its own.
  public mutating func encodeAdditionalProperties<Value>(
    _ values: [String: Value], as format: ValueFormat<Value>
  ) throws {
    if !values.isEmpty { allowSameNames() }
    for (name, value) in values.sorted(byName: \.key) {
      try encode(value, name, as: format)
    }
  }
}
