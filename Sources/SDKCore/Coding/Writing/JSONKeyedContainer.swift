/// Writes the properties of an object, for types that write them by a key of their own.
struct JSONKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: JSONPlace

  var codingPath: [any CodingKey] { place.codingPath }

  func encodeNil(forKey key: Key) throws { try place.writeNull(named: key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try place.write(value, named: key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { part(FieldKey("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { part(key) }

  /// Returns where a nested container writes: asked for twice, it goes on.
  private func nested(_ key: some CodingKey) -> JSONPlace {
    if let before = place.writer.nested(in: place, key.stringValue) { return before }
    let part = part(key)
    place.writer.keepNested(in: place, key.stringValue, part)
    return part
  }

  private func part(_ key: some CodingKey) -> JSONPlace {
    place.writer.part(of: place, at: key) { try place.beginProperty(key.stringValue) }
  }
}
