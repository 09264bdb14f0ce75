/// Encodes into a `ContentNode`.
struct ContentEncoder: Encoder {
  let node: ContentNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.startObject()
    return KeyedEncodingContainer(KeyedContent<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.startList()
    return UnkeyedContent(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleContent(node: node, codingPath: codingPath)
  }
}

private struct SingleContent: SingleValueEncodingContainer {
  let node: ContentNode
  let codingPath: [any CodingKey]

  func encodeNil() { node.setNull() }
  func encode<Value: Encodable>(_ value: Value) throws { try node.encode(value, at: codingPath) }
}

private struct UnkeyedContent: UnkeyedEncodingContainer {
  let node: ContentNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  func encodeNil() { _ = node.element() }

  func encode<Value: Encodable>(_ value: Value) throws {
    let path = path
    try node.element().encode(value, at: path)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  func superEncoder() -> any Encoder { next() }

  private var path: [any CodingKey] { codingPath + [IndexKey(intValue: count)] }

  private func next() -> ContentEncoder {
    let path = path
    return ContentEncoder(node: node.element(), codingPath: path)
  }
}

private struct KeyedContent<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: ContentNode
  let codingPath: [any CodingKey]

  func encodeNil(forKey key: Key) { _ = node.member(key.stringValue) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try node.member(key.stringValue).encode(value, at: codingPath + [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { member(FieldKey("super")) }
  func superEncoder(forKey key: Key) -> any Encoder { member(key) }

  private func member(_ key: any CodingKey) -> ContentEncoder {
    ContentEncoder(node: node.member(key.stringValue), codingPath: codingPath + [key])
  }
}

/// The index of an element.
private struct IndexKey: CodingKey {
  let index: Int

  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
  var stringValue: String { "Index \(index)" }
  var intValue: Int? { index }
}
