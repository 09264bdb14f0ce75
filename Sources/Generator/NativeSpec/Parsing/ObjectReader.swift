import SDKGenDiagnostics
import SDKGenSourceText

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

/// Reads every member of an object whose keys are names.
func parseMembers<Value>(
  _ node: Node, _ what: String, each parse: (Node.Member) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .object else {
    return Diagnosed([], [.notAnObject(what, found: node)])
  }
  let results = node.members.map { member in
    member.key.isEmpty
      ? Diagnosed(nil, [.emptyText("a name", at: member.keyLocation)]) : parse(member)
  }
  return Diagnosed(results.compactMap(\.value), results.flatMap(\.diagnostics))
}

/// Reads every element of an array.
func parseElements<Value>(
  _ node: Node, _ what: String, each parse: (Node, String) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .array else {
    return Diagnosed([], [.wrongKind(what, expected: "an array", found: node)])
  }
  let results = node.elements.map { parse($0, "an element of \(what)") }
  return Diagnosed(results.compactMap(\.value), results.flatMap(\.diagnostics))
}
