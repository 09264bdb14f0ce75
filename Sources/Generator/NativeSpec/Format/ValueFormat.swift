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
  /// An array, with those elements that could be read.
  static func list<Element>(
    of element: ValueFormat<Element>, isEmptyAllowed: Bool = true
  ) -> ValueFormat where Value == [Element] {
    let list: JSONSchema = ["type": "array", "items": element.schema]
    return ValueFormat(isEmptyAllowed ? list : list.adding(["minItems": 1])) { node, what in
      let elements = parseElements(node, what, each: element.read)
      return Diagnosed(elements.value, elements.diagnostics)
    }
  }

  /// An object whose keys are names.
  static func members<Element>(
    _ schema: JSONSchema, isEmptyAllowed: Bool = true,
    _ read: @escaping @Sendable (Node.Member) -> Diagnosed<Element?>
  ) -> ValueFormat where Value == [Element] {
    ValueFormat(.members(schema, isEmptyAllowed: isEmptyAllowed)) { node, what in
      let members = parseMembers(node, what, each: read)
      return Diagnosed(members.value, members.diagnostics)
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
