import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A kind of value in a spec: how it is read, and how a JSON Schema describes it.
struct ValueFormat<Value>: Sendable {
  /// Reads a value, which messages call `what`; nil when it is unusable, which has been reported.
  typealias Read = @Sendable (_ node: Node, _ what: String) -> Diagnosed<Value?>

  let schema: JSONSchema
  let read: Read

  init(_ schema: JSONSchema, _ read: @escaping Read) {
    self.schema = schema
    self.read = read
  }

  /// For values of which something can always be made.
  init(always read: @escaping @Sendable (Node, String) -> Diagnosed<Value>, _ schema: JSONSchema) {
    self.init(schema) { node, what in
      let result = read(node, what)
      return Diagnosed(result.value, result.diagnostics)
    }
  }
}

extension ValueFormat {
  /// An array, with those elements that could be read. One without elements is reported with the remedy `ifEmpty`,
  /// unless that is nil.
  static func list<Element>(
    of element: ValueFormat<Element>, ifEmpty remedy: String? = nil
  ) -> ValueFormat where Value == [Element] {
    let list: JSONSchema = ["type": "array", "items": element.schema]
    return ValueFormat(remedy == nil ? list : list.adding(["minItems": 1])) { node, what in
      let elements = parseElements(node, what, each: element.read)
      return Diagnosed(elements.value, elements.diagnostics + empty(.array, node, what, remedy))
    }
  }

  /// An object whose keys are names; `names` is a schema for them. One without members is reported with the remedy
  /// `ifEmpty`, unless that is nil.
  static func members<Element>(
    _ schema: JSONSchema, names: JSONSchema = ["minLength": 1], ifEmpty remedy: String? = nil,
    _ read: @escaping @Sendable (Node.Member) -> Diagnosed<Element?>
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(.members(schema, names: names, isEmptyAllowed: remedy == nil)) { node, what in
      let members = parseMembers(node, what, each: read)
      return Diagnosed(members.value, members.diagnostics + empty(.object, node, what, remedy))
    }
  }

  /// One of a few words.
  static func choice(of type: Value.Type = Value.self) -> ValueFormat
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    return ValueFormat(["enum": .array(words.map { .literal(.string($0)) })]) { node, what in
      let text = parseText(node, what)
      guard let word = text.value else { return Diagnosed(nil, text.diagnostics) }
      let unknown = Diagnostic.unknownChoice(word, for: what, among: words, at: node.location)
      return Value(rawValue: word).map { Diagnosed($0) } ?? Diagnosed(nil, [unknown])
    }
  }
}

extension ValueFormat {
  /// An object with keys, from which `make` reads the value; nil when it is unusable.
  ///
  /// - `subject`: what messages call the object, if that does not depend on where it stands.
  static func object(
    _ format: ObjectFormat, called subject: String? = nil,
    _ make: @escaping @Sendable (inout ObjectReader) -> Value?
  ) -> ValueFormat {
    ValueFormat(format.schema) { node, what in
      var keys = ObjectReader(node, subject ?? what, as: format)
      let value = make(&keys)
      return keys.finish(value)
    }
  }

  /// This format for objects, and a short one for everything else.
  func or(_ short: ValueFormat) -> ValueFormat {
    ValueFormat(.longForm(schema, or: short.schema)) { [read] node, what in
      node.kind == .object ? read(node, what) : short.read(node, what)
    }
  }

  /// The same, which the JSON Schema describes once, under a name.
  func named(_ name: String) -> ValueFormat { ValueFormat(.named(name, schema), read) }

  /// The same without the values in which `mistake` finds one; `schema` describes the others.
  func refusing(
    _ schema: JSONSchema,
    _ mistake: @escaping @Sendable (_ value: Value, _ location: SourceLocation) -> Diagnostic?
  ) -> ValueFormat {
    ValueFormat(schema) { [read] node, what in
      let result = read(node, what)
      guard let value = result.value, let mistake = mistake(value, node.location) else {
        return result
      }
      return Diagnosed(nil, [mistake])
    }
  }

  /// The same with another value made of what was read.
  func map<Changed>(_ change: @escaping @Sendable (Value) -> Changed) -> ValueFormat<Changed> {
    ValueFormat<Changed>(schema) { [read] in read($0, $1).mapValue(change) }
  }
}

extension ValueFormat<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    let schema: JSONSchema = [
      "type": "integer", "minimum": .literal(.number("\(range.lowerBound)")),
      "maximum": .literal(.number("\(range.upperBound)")),
    ]
    return Self(schema) { node, what in
      guard let text = node.number else {
        return Diagnosed(nil, [.wrongKind(what, expected: "an integer", found: node)])
      }
      guard let value = Int(text), range.contains(value) else {
        return Diagnosed(nil, [.outOfRange(what, text, in: range, at: node.location)])
      }
      return Diagnosed(value)
    }
  }
}

extension ValueFormat<Node> {
  /// Any JSON value, which is looked at once its type is known.
  static var any: Self { Self([:]) { node, _ in Diagnosed(node) } }
}

extension ValueFormat where Value: Equatable & Sendable {
  /// The same value with its location.
  var located: ValueFormat<Located<Value>> {
    ValueFormat<Located<Value>>(schema) { [read] node, what in
      read(node, what).mapValue { Located($0, at: node.location) }
    }
  }
}

/// Reads the members of one object and keeps what it finds wrong until `finish`.
///
/// A local value of the function that parses the object; it is never handed to another.
struct ObjectReader {
  let node: Node
  /// As a message begins: `an endpoint`.
  let subject: String
  private(set) var diagnostics: [Diagnostic] = []
  /// The members with known keys, kept because asking the node for each possible key is slow.
  private var members: [(key: String, member: Node.Member)] = []

  /// Reports a value that is no object, unknown keys, missing ones and those that exclude each other.
  init(_ node: Node, _ subject: String, as format: ObjectFormat) {
    self.node = node
    self.subject = subject
    guard node.kind == .object else {
      diagnostics.append(.notAnObject(subject, found: node))
      return
    }
    for member in node.members {
      let key = member.key
      if format.isFree(key) { continue }
      if format.names.contains(key) || format.family?.contains(key) == true {
        members.append((key, member))
      } else {
        report(.unknownKey(member, in: subject, known: format.names))
      }
    }
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

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func take<Value>(_ result: Diagnosed<Value>) -> Value {
    diagnostics.append(contentsOf: result.diagnostics)
    return result.value
  }

  /// Reads the value of a key; nil when there is no such key, or nothing could be made of it.
  mutating func read<Value>(_ key: Key<Value>) -> Value? {
    self[key].flatMap { take(key.format.read($0.value, "'\(key.name)'")) }
  }

  /// Reads the value of a key, with the location of the key.
  mutating func locate<Value>(_ key: Key<Value>) -> Located<Value>? {
    guard let member = self[key], let value = read(key) else { return nil }
    return Located(value, at: member.keyLocation)
  }

  mutating func require(_ name: String) {
    guard isObject, self[name] == nil else { return }
    report(.missingKey(name, in: subject, at: node.location))
  }

  /// The first of the members with such a key.
  func first(where isKey: (String) -> Bool) -> Node.Member? {
    members.first { isKey($0.key) }?.member
  }

  /// Reports all but the first of the keys of which only one may stand.
  private mutating func allowOne(of isKey: (String) -> Bool) {
    let found = members.filter { isKey($0.key) }.map(\.member)
    for extra in found.dropFirst() { report(.conflictingKeys(found[0], extra)) }
  }

  /// The value with everything that was reported, also while `value` itself was put together: that
  /// is why this is `mutating`, which makes `self` be looked at after the argument.
  mutating func finish<Value>(_ value: Value) -> Diagnosed<Value> {
    Diagnosed(value, diagnostics)
  }
}

/// Reports a list or an object that must have something in it, and has nothing.
func empty(
  _ kind: Node.Kind, _ node: Node, _ what: String, _ remedy: String?
) -> [Diagnostic] {
  guard let remedy, node.kind == kind, node.elements.isEmpty, node.members.isEmpty else {
    return []
  }
  return [.emptyList(what, hint: remedy, at: node.location)]
}

/// Reads every member of an object whose keys are names.
func parseMembers<Value>(
  _ node: Node, _ what: String, each parse: (Node.Member) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .object else {
    return Diagnosed([], [.notAnObject(what, found: node)])
  }
  return node.members.diagnosed { member in
    member.key.isEmpty
      ? Diagnosed(nil, [.emptyText("a name", at: member.keyLocation)]) : parse(member)
  }
}

/// Reads every element of an array.
func parseElements<Value>(
  _ node: Node, _ what: String, each parse: (Node, String) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .array else {
    return Diagnosed([], [.wrongKind(what, expected: "an array", found: node)])
  }
  return node.elements.diagnosed { parse($0, "an element of \(what)") }
}
