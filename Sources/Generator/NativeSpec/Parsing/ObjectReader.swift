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
  /// Those whose keys are known, kept because asking the node for each key that there might be is
  /// slow.
  private var members: [(key: String, member: Node.Member)] = []

  /// Reports a value that is no object, and every key that is neither in `keys` nor free.
  init(
    _ node: Node, _ subject: String, keys: [String],
    isFree: (String) -> Bool = { $0.hasPrefix("x-") }
  ) {
    self.node = node
    self.subject = subject
    guard node.kind == .object else {
      diagnostics.append(.wrongKind(subject, expected: "an object", found: node))
      return
    }
    for member in node.members {
      let key = member.key
      if isFree(key) { continue }
      if keys.contains(key) {
        members.append((key, member))
      } else {
        report(.unknownKey(member, in: subject, known: keys))
      }
    }
  }

  var isObject: Bool { node.kind == .object }

  subscript(key: String) -> Node.Member? {
    for member in members where member.key == key { return member.member }
    return nil
  }

  func has(_ key: String) -> Bool { self[key] != nil }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func take<Value>(_ result: Diagnosed<Value>) -> Value {
    diagnostics.append(contentsOf: result.diagnostics)
    return result.value
  }

  /// What `parse` makes of a member; nil when there is no such member.
  mutating func read<Value>(
    _ key: String, _ parse: (_ node: Node, _ what: String) -> Diagnosed<Value>
  ) -> Value? {
    self[key].map { take(parse($0.value, "'\(key)'")) }
  }

  /// As `read`, for what may come out as nothing.
  mutating func readAny<Value>(
    _ key: String, _ parse: (_ node: Node, _ what: String) -> Diagnosed<Value?>
  ) -> Value? {
    self[key].flatMap { take(parse($0.value, "'\(key)'")) }
  }

  /// As `readAny`, with the place of the key.
  mutating func locate<Value>(
    _ key: String, _ parse: (_ node: Node, _ what: String) -> Diagnosed<Value?>
  ) -> Located<Value>? {
    guard let member = self[key], let value = readAny(key, parse) else { return nil }
    return Located(value, at: member.keyLocation)
  }

  mutating func require(_ key: String) {
    guard isObject, !has(key) else { return }
    report(.missingKey(key, in: subject, at: node.location))
  }

  /// Reports all but the first of `keys`, of which only one may stand.
  mutating func allowOne(of keys: [String]) {
    let found = members.filter { keys.contains($0.key) }.map(\.member)
    for extra in found.dropFirst() { report(.conflictingKeys(found[0], extra)) }
  }

  /// The value with everything that was reported, also while `value` itself was put together: that
  /// is why this is `mutating`, which makes `self` be looked at after the argument.
  mutating func finish<Value>(_ value: Value) -> Diagnosed<Value> {
    Diagnosed(value, diagnostics)
  }
}

/// What `parse` makes of every member of an object whose keys are names.
func parseMembers<Value>(
  _ node: Node, _ what: String, _ parse: (Node.Member) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .object else {
    return Diagnosed([], [.wrongKind(what, expected: "an object", found: node)])
  }
  let results = node.members.map { member in
    member.key.isEmpty
      ? Diagnosed(nil, [.emptyText("a name", at: member.keyLocation)]) : parse(member)
  }
  return Diagnosed(results.compactMap(\.value), results.flatMap(\.diagnostics))
}

/// What `parse` makes of every element of an array.
func parseElements<Value>(
  _ node: Node, _ what: String, _ parse: (Node, String) -> Diagnosed<Value?>
) -> Diagnosed<[Value]> {
  guard node.kind == .array else {
    return Diagnosed([], [.wrongKind(what, expected: "an array", found: node)])
  }
  let results = node.elements.map { parse($0, "an element of \(what)") }
  return Diagnosed(results.compactMap(\.value), results.flatMap(\.diagnostics))
}
