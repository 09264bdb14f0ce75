import Foundation

/// The place in a JSON text where a value is written: its encoder.
struct JSONPlace {
  let writer: JSONWriter
  let frame: Int
  /// Tells values at the same depth apart.
  let serial: UInt32

  /// Returns an encoder that is one of these: what `as?` does, without its search among types.
  static func cast<Value: Encoder>(_ encoder: Value) -> JSONPlace? {
    Value.self == JSONPlace.self ? unsafeBitCast(encoder, to: JSONPlace.self) : nil
  }

  /// Opens an object, or the one that the value has opened before.
  func openObject(_ check: JSONFrame.Check) {
    let frame = writer.frames + frame
    switch frame.pointee.kind {
    case .none where isInnermost:
      frame.pointee.kind = .object
      frame.pointee.check = check
      writer.text.append(UInt8(ascii: "{"))
    case .object where isInnermost: frame.pointee.check = frame.pointee.check.together(check)
    default: writer.refuse(self)
    }
  }

  private func openArray() {
    let frame = writer.frames + frame
    switch frame.pointee.kind {
    case .none where isInnermost:
      frame.pointee.kind = .array
      writer.text.append(UInt8(ascii: "["))
    case .array where isInnermost: break
    default: writer.refuse(self)
    }
  }

  /// Indicates that what is written now belongs to this value.
  fileprivate var isInnermost: Bool {
    frame == writer.frameCount - 1 && writer.frames[frame].serial == serial
  }

  /// - Throws: `EncodingError` for a container that is used after its value.
  private func check() throws {
    guard isInnermost else { throw JSONWriter.misused(codingPath) }
  }

  // MARK: Properties and elements

  /// Begins a property; its value follows.
  fileprivate func beginProperty(_ name: String) throws {
    try beginElement()
    let start = writer.text.count
    writer.text.append(quoted: name)
    writer.properties.append(
      JSONProperty(start: start, nameCount: writer.text.count - start))
    writer.text.append(UInt8(ascii: ":"))
  }

  /// Begins an element; its value follows.
  fileprivate func beginElement() throws {
    try check()
    let frame = writer.frames + frame
    if frame.pointee.count > 0 { writer.text.append(UInt8(ascii: ",")) }
    frame.pointee.count += 1
  }

  func write<Value: Encodable>(_ value: Value, named name: String) throws {
    let mark = writer.mark
    try beginProperty(name)
    try write(value, at: .field(name), begunAt: mark)
  }

  func writeNull(named name: String) throws {
    try beginProperty(name)
    writer.text.append("null")
  }

  fileprivate func writeElement<Value: Encodable>(_ value: Value) throws {
    let mark = writer.mark
    try beginElement()
    try write(value, at: .index(writer.frames[frame].count - 1), begunAt: mark)
  }

  /// Writes the value of a property or element, or takes back what was begun.
  private func write<Value: Encodable>(
    _ value: Value, at part: JSONWriter.PathPart, begunAt mark: JSONWriter.Mark
  ) throws {
    do {
      if try writer.writeScalar(value, at: { codingPath + [part.key] }) { return }
      writer.path.append(part)
      try writer.writeComposite(value)
      writer.path.removeLast()
    } catch {
      takeBack(mark)
      throw error
    }
  }

  /// Takes back a property or element that could not be written: its owner may go on without it.
  private func takeBack(_ mark: JSONWriter.Mark) {
    writer.goBack(to: mark)
    writer.frames[frame].count -= 1
  }
}

extension JSONFrame.Check {
  /// Returns what is to be done when an object is opened twice.
  fileprivate func together(_ other: Self) -> Self {
    self == .order || other == .order ? .order : .names
  }
}

extension JSONPlace: Encoder {
  var codingPath: [any CodingKey] { writer.codingPath(frame) }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    openObject(DictionaryKey.isKey(type) ? .order : .names)
    return KeyedEncodingContainer(JSONKeyedContainer(place: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    openArray()
    return JSONUnkeyedContainer(place: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONPlace: SingleValueEncodingContainer {
  func encodeNil() throws {
    try checkEmpty()
    writer.frames[frame].kind = .scalar
    writer.text.append("null")
  }

  /// - Throws: `EncodingError` where something is written already.
  private func checkEmpty() throws {
    try check()
    guard writer.frames[frame].kind == .none else { throw JSONWriter.misused(codingPath) }
  }

  /// A value that writes nothing is an empty object, as with `JSONEncoder`.
  func encode<Value: Encodable>(_ value: Value) throws {
    try write(value)
    if writer.frames[frame].kind == .none { openObject(.names) }
  }

  /// Writes a value in place of this one; nothing if it writes nothing.
  func write<Value: Encodable>(_ value: Value) throws {
    try checkEmpty()
    let (mark, before) = (writer.mark, writer.frames[frame])
    do {
      // JSON writes itself: when it is an object, more properties may follow, such as the tag of a union.
      if Value.self != JSON.self, try writer.writeScalar(value, at: { codingPath }) {
        writer.frames[frame].kind = .scalar
      } else {
        // Its containers are those of this value.
        try value.encode(to: self)
      }
    } catch {
      // Its owner may write another value in its place.
      writer.goBack(to: mark)
      writer.frames[frame] = before
      throw error
    }
  }
}

/// The key by which dictionaries of the standard library encode: a type of its own, learned by provoking its use.
private enum DictionaryKey {
  private static let id: ObjectIdentifier? = {
    let probe = KeyProbe()
    try? ["": 0].encode(to: probe)
    return probe.found.with { $0 }
  }()

  static func isKey(_ type: any CodingKey.Type) -> Bool { ObjectIdentifier(type) == id }
}

/// Learns the key of a container.
private struct KeyProbe: Encoder {
  let found = Locked<ObjectIdentifier?>(nil)

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    found.with { $0 = ObjectIdentifier(type) }
    return KeyedEncodingContainer(JSONKeyedContainer(place: JSONWriter().root))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    JSONUnkeyedContainer(place: JSONWriter().root)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONWriter().root }
}

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
