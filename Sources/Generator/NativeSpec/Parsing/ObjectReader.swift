import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A value in a spec that is to be read.
struct Written {
  let node: Node
  /// What messages call it: `'limit'`.
  let what: String
  let found: Findings

  var location: SourceLocation { node.location }

  func called(_ what: String) -> Written { Written(node: node, what: what, found: found) }

  func refuse<Value>(_ diagnostic: Diagnostic) -> Value? { found.refuse(diagnostic) }

  func isNot<Value>(_ expected: String, hint: String? = nil) -> Value? {
    refuse(.wrongKind(what, expected: expected, found: node, hint: hint))
  }

  func reportUnlessObject() {
    if node.kind != .object { found.report(.notAnObject(what, found: node)) }
  }

  /// Reports a list or an object that must have something in it, and has nothing.
  func reportIfEmpty(_ kind: Node.Kind, _ remedy: String?) {
    guard let remedy, node.kind == kind, node.elements.isEmpty, node.members.isEmpty else { return }
    found.report(.emptyList(what, hint: remedy, at: location))
  }

  /// Returns the members of an object whose keys are names.
  func members() -> [WrittenMember] {
    reportUnlessObject()
    return node.members.compactMap { member in
      if member.key.isEmpty { return refuse(.emptyText("a name", at: member.keyLocation)) }
      return WrittenMember(member, found)
    }
  }

  /// Returns the elements of an array.
  func elements() -> [Written] {
    guard node.kind == .array else { return isNot("an array") ?? [] }
    return node.elements.map { Written(node: $0, what: "an element of \(what)", found: found) }
  }
}

/// A member of an object whose keys are names.
struct WrittenMember {
  let name: Located<String>
  let value: Written

  init(_ member: Node.Member, _ found: Findings) {
    name = Located(member.key, at: member.keyLocation)
    value = Written(node: member.value, what: "'\(member.key)'", found: found)
  }
}

/// A kind of value in a spec: how it is read, and how a JSON Schema describes it.
struct ValueFormat<Value>: Sendable {
  /// Reads a value; nil when it is unusable, which has been reported.
  typealias Read = @Sendable (Written) -> Value?

  let schema: JSONSchema
  let read: Read

  init(_ schema: JSONSchema, _ read: @escaping Read) {
    self.schema = schema
    self.read = read
  }

  /// An array, with those elements that could be read. One without elements is reported with the remedy `ifEmpty`,
  /// unless that is nil.
  static func list<Element>(
    of element: ValueFormat<Element>, ifEmpty remedy: String? = nil
  ) -> ValueFormat where Value == [Element] {
    let list: JSONSchema = ["type": "array", "items": element.schema]
    return ValueFormat(remedy == nil ? list : list.adding(["minItems": 1])) { value in
      value.reportIfEmpty(.array, remedy)
      return value.elements().compactMap(element.read)
    }
  }

  /// An object whose keys are names; `names` is a schema for them. One without members is reported with the remedy
  /// `ifEmpty`, unless that is nil.
  static func members<Element>(
    _ schema: JSONSchema, names: JSONSchema = ["minLength": 1], ifEmpty remedy: String? = nil,
    _ read: @escaping @Sendable (WrittenMember) -> Element?
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(.members(schema, names: names, isEmptyAllowed: remedy == nil)) { value in
      value.reportIfEmpty(.object, remedy)
      return value.members().compactMap(read)
    }
  }

  /// One of a few words.
  static func choice(of type: Value.Type = Value.self) -> ValueFormat
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    return ValueFormat(["enum": .array(words.map { .literal(.string($0)) })]) { value in
      parseText(value).flatMap { word in
        Value(rawValue: word)
          ?? value.refuse(
            .unknownChoice(word, for: value.what, among: words, at: value.location))
      }
    }
  }

  /// An object with keys, from which `make` reads the value; nil when it is unusable.
  ///
  /// - `subject`: what messages call the object, if that does not depend on where it stands.
  static func object(
    _ format: ObjectFormat, called subject: String? = nil,
    _ make: @escaping @Sendable (ObjectReader) -> Value?
  ) -> ValueFormat {
    ValueFormat(format.schema) { make(ObjectReader($0, subject, as: format)) }
  }

  /// This format for objects, and a short one for everything else.
  func or(_ short: ValueFormat) -> ValueFormat {
    ValueFormat(.longForm(schema, or: short.schema)) { [read] value in
      value.node.kind == .object ? read(value) : short.read(value)
    }
  }

  /// The same, which the JSON Schema describes once, under a name.
  func named(_ name: String) -> ValueFormat { ValueFormat(.named(name, schema), read) }

  /// The same without the values in which `mistake` finds one; `schema` describes the others.
  func refusing(
    _ schema: JSONSchema,
    _ mistake: @escaping @Sendable (_ value: Value, _ location: SourceLocation) -> Diagnostic?
  ) -> ValueFormat {
    ValueFormat(schema) { [read] written in
      read(written).flatMap { value in
        mistake(value, written.location).map { written.refuse($0) } ?? value
      }
    }
  }

  /// The same with another value made of what was read.
  func map<Changed>(_ change: @escaping @Sendable (Value) -> Changed) -> ValueFormat<Changed> {
    ValueFormat<Changed>(schema) { [read] in read($0).map(change) }
  }
}

extension ValueFormat<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    let schema: JSONSchema = [
      "type": "integer", "minimum": .literal(.number("\(range.lowerBound)")),
      "maximum": .literal(.number("\(range.upperBound)")),
    ]
    return Self(schema) { value in
      guard let text = value.node.number else { return value.isNot("an integer") }
      return Int(text).flatMap { range.contains($0) ? $0 : nil }
        ?? value.refuse(.outOfRange(value.what, text, in: range, at: value.location))
    }
  }
}

extension ValueFormat<Node> {
  /// Any JSON value, which is looked at once its type is known.
  static var any: Self { Self([:], \.node) }
}

extension ValueFormat where Value: Equatable & Sendable {
  /// The same value with its location.
  var located: ValueFormat<Located<Value>> {
    ValueFormat<Located<Value>>(schema) { [read] written in
      read(written).map { Located($0, at: written.location) }
    }
  }
}

/// Reads the members of one object.
struct ObjectReader {
  let node: Node
  /// As a message begins: `an endpoint`.
  let subject: String
  let found: Findings
  /// The members with known keys, kept because asking the node for each possible key is slow.
  private let members: [(key: String, member: Node.Member)]

  /// Reports a value that is no object, unknown keys, missing ones and those that exclude each other.
  ///
  /// - `subject`: what messages call the object, if not what they call the value.
  init(_ value: Written, _ subject: String? = nil, as format: ObjectFormat) {
    let value = value.called(subject ?? value.what)
    node = value.node
    self.subject = value.what
    found = value.found
    members = value.node.members.compactMap { member in
      let key = member.key
      if format.isFree(key) { return nil }
      if format.names.contains(key) || format.family?.contains(key) == true { return (key, member) }
      return value.refuse(.unknownKey(member, in: value.what, known: format.names))
    }
    value.reportUnlessObject()
    for key in format.required { require(key) }
    for keys in format.rivals { allowOne { format.isRival($0, among: keys) } }
  }

  var isObject: Bool { node.kind == .object }

  subscript<Value>(key: Key<Value>) -> Node.Member? { self[key.name] }

  subscript(name: String) -> Node.Member? {
    for member in members where member.key == name { return member.member }
    return nil
  }

  func has<Value>(_ key: Key<Value>) -> Bool { self[key] != nil }

  func report(_ diagnostic: Diagnostic) { found.report(diagnostic) }

  /// Reads the value of a key; nil when there is no such key, or nothing could be made of it.
  func read<Value>(_ key: Key<Value>) -> Value? {
    self[key].flatMap { key.format.read(WrittenMember($0, found).value) }
  }

  /// Reads the value of a key, with the location of the key.
  func locate<Value>(_ key: Key<Value>) -> Located<Value>? {
    guard let member = self[key], let value = read(key) else { return nil }
    return Located(value, at: member.keyLocation)
  }

  /// The location of a key whose value is `true`.
  func place(of key: Key<Bool>) -> SourceLocation? {
    locate(key).flatMap { $0.value ? $0.location : nil }
  }

  func require(_ name: String) {
    guard isObject, self[name] == nil else { return }
    report(.missingKey(name, in: subject, at: node.location))
  }

  /// The first of the members with such a key.
  func first(where isKey: (String) -> Bool) -> Node.Member? {
    members.first { isKey($0.key) }?.member
  }

  /// Reports all but the first of the keys of which only one may stand.
  private func allowOne(of isKey: (String) -> Bool) {
    let found = members.filter { isKey($0.key) }.map(\.member)
    for extra in found.dropFirst() { report(.conflictingKeys(found[0], extra)) }
  }
}
