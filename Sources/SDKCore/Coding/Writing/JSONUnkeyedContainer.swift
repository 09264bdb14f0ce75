/// Writes the elements of an array.
struct JSONUnkeyedContainer: UnkeyedEncodingContainer {
  let place: JSONPlace

  var codingPath: [any CodingKey] { place.codingPath }

  var count: Int { place.isInnermost ? place.writer.frames[place.frame].count : 0 }

  func encodeNil() throws {
    try place.beginElement()
    place.writer.text.append("null")
  }

  func encode<Value: Encodable>(_ value: Value) throws { try place.writeElement(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    part().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { part().unkeyedContainer() }

  func superEncoder() -> any Encoder { part() }

  private func part() -> JSONPlace {
    place.writer.part(of: place, at: ElementKey(index: count)) { try place.beginElement() }
  }
}
