import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The kinds of JSON value a schema allows.
struct Kinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let null = Kinds(rawValue: 1)
  static let bool = Kinds(rawValue: 2)
  static let integer = Kinds(rawValue: 4)
  /// `number` alone allows integers too.
  static let number = Kinds(rawValue: 8)
  static let string = Kinds(rawValue: 16)
  static let array = Kinds(rawValue: 32)
  static let object = Kinds(rawValue: 64)

  /// Reads a name of a schema's `type`.
  init?(name: String) {
    switch name {
    case "string": self = .string
    case "object": self = .object
    case "array": self = .array
    case "integer": self = .integer
    case "boolean": self = .bool
    case "number": self = [.number, .integer]
    case "null": self = .null
    default: return nil
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds a value may be of: `1.0` is an integer too, `1.5` is not, and numbers are written for strings.
  init(of value: Node) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool
    case .number: self = value.isWhole ? [.number, .integer, .string] : [.number, .string]
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  static let names = ["string", "object", "array", "integer", "boolean", "number", "null"]

  /// The type that an unknown name most likely means: `String`, `int`; nil where none is near.
  static func name(meantBy name: String) -> String? {
    let habits = [
      "int": "integer", "long": "integer", "float": "number", "double": "number",
      "bool": "boolean", "date": "string", "datetime": "string", "file": "string", "map": "object",
      "list": "array", "text": "string", "uuid": "string",
    ]
    return habits[name.lowercased()] ?? nearest(to: name, in: names)
  }

  /// The kind that is a Swift type of its own beside null; nil where there are several or none.
  var only: Kinds? {
    var bits = rawValue & ~Kinds.null.rawValue
    if bits & Kinds.number.rawValue != 0 { bits &= ~Kinds.integer.rawValue }
    return bits.nonzeroBitCount == 1 ? Kinds(rawValue: bits) : nil
  }

  /// The kinds that are Swift types of their own, without null, in a fixed order.
  var single: [Kinds] {
    let order: [Kinds] = [.string, .number, .integer, .bool, .array, .object]
    return order.filter { contains($0) && !($0 == .integer && contains(.number)) }
  }

  var description: String {
    let words: [(Kinds, String)] = [
      (.null, "null"), (.bool, "boolean"), (.number, "number"), (.integer, "integer"),
      (.string, "string"), (.array, "array"), (.object, "object"),
    ]
    return words.filter { contains($0.0) && !($0.0 == .integer && contains(.number)) }
      .map(\.1).joined(separator: " or ")
  }
}

extension Literal {
  /// Reads a value of the given kinds. Of strings it is the text as it is written.
  init(_ node: Node, as kinds: Kinds?) {
    self = Literal(node.meant(as: kinds) ?? node)
  }

  /// A value that a property may be limited to.
  var isConstant: Bool {
    switch self {
    case .string, .bool: true
    case .number: kind == .integer
    case .null, .array, .object: false
    }
  }

  var kind: Kinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number(let text): Int64(text) == nil ? .number : .integer
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// As a person would write it.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let text), .string(let text): text
    case .array(let elements): "[" + elements.map(\.written).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\": \($0.value.written)" }.joined(separator: ", ") + "}"
    }
  }

  /// The same with quotes around strings.
  var written: String {
    if case .string(let text) = self { "\"\(text)\"" } else { text }
  }
}

extension Node {
  /// Returns the text of a scalar where only strings are allowed: YAML reads `1.10`, `True` and `~` as other values. What
  /// is written `null` is null, as is each spelling of it where that is allowed.
  func textMeant(as kinds: Kinds?) -> String? {
    guard kinds?.subtracting(.null) == .string else { return nil }
    if kind == .null, kinds != .string || ["", "null"].contains(text) { return nil }
    return text
  }

  /// Returns what a scalar means where only strings, or no fractions, are allowed, if it is written as another value:
  /// `5.0` and `1e3` are integers (JSON Schema, section 6.1.1).
  func meant(as kinds: Kinds?) -> Node? {
    if let text = textMeant(as: kinds) { return .string(text, at: self) }
    guard let kinds, kinds.contains(.integer), !kinds.contains(.number) else { return nil }
    return wholeNumber
  }

  /// An integer that is written as another number, `5.0`, as an integer.
  var wholeNumber: Node? {
    number.flatMap(SDKGenOpenAPI.wholeNumber).map { .number($0, at: self) }
  }

  /// Indicates a number without a fraction, be it beyond the integers of Swift.
  var isWhole: Bool {
    number.map { !$0.contains { ".eE".contains($0) } || wholeNumber != nil } ?? false
  }

  /// The value with each integer in it written as one.
  var withWholeNumbers: Node {
    switch kind {
    case .array: .array(elements.map(\.withWholeNumbers), at: self)
    case .object: .object(members.map { ($0.keyNode, $0.value.withWholeNumbers) }, at: self)
    case .number: wholeNumber ?? self
    case .null, .bool, .string: self
    }
  }

  /// The text of a scalar where a name or prose is meant, as a string; nil for other values. What YAML has for null by
  /// itself, `~`, is null.
  var prose: Node? {
    if kind == .string { return self }
    guard let text = textMeant(as: .string), kind != .null || text != "~" else { return nil }
    return .string(text, at: self)
  }
}

/// Returns an integer that is written as another number, `5.0` or `1e3`, as one; nil for others, and for those beyond 64
/// bits. All digits count: a `Double` has none beyond 2^53.
func wholeNumber(_ text: String) -> String? {
  guard text.contains(where: ".eE".contains) else { return nil }
  let halves = text.split(omittingEmptySubsequences: false) { "eE".contains($0) }
  let parts = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
  let fraction = parts.dropFirst().joined()
  // Longer ones are no number of 64 bits.
  guard let exponent = halves.count > 1 ? Int(halves[1]) : 0, (-999...999).contains(exponent)
  else { return nil }
  var digits = parts[0] + fraction
  let zeros = exponent - fraction.count
  if zeros < 0 {
    guard digits.suffix(-zeros).allSatisfy({ $0 == "0" || !$0.isNumber }) else { return nil }
    digits = digits.dropLast(min(-zeros, digits.count))
    if !digits.contains(where: \.isNumber) { digits = "0" }
  }
  let whole = digits + String(repeating: "0", count: max(zeros, 0))
  return Int64(whole).map { "\($0)" } ?? UInt64(whole).map { "\($0)" }
}
