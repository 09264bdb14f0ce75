import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension ValueFormat<SpecType> {
  /// A type in a string.
  static var type: Self {
    Self(
      .named(
        "type",
        [
          "description":
            "A type: String, Int, Date, [Post], [String: Post], Post?, or the name of a model.",
          "type": "string", "minLength": 1,
        ]), parseTypeExpression)
  }

  /// A type where only a type may stand: a string, or the long form `{ "type": "…" }`.
  static var typeOrLongForm: Self {
    let schema = JSONSchema.longForm(longForm.schema, or: type.schema)
    return Self(.named("typeOrLongForm", schema)) { parseType($0) }
  }
}

private let longForm = ObjectFormat([CommonKeys.type])

/// Reads a string, or a long form of a type, of which `read` takes what it has beside that.
///
/// - `telling`: the keys of which a long form has one; an object with none of them has the fields of a model.
func parseType(
  _ value: Written, as longForm: ObjectFormat = longForm,
  telling: [String] = [CommonKeys.type.name], besides read: (ObjectReader) -> Void = { _ in }
) -> SpecType {
  guard value.node.kind == .object else {
    return parseTypeExpression(value, hint: value.node.plainTypeHint)
  }
  let invalid = SpecType(.invalid, at: value.location)
  if value.node.isInlineModel(unless: telling) {
    return value.refuse(.inlineModel(value.what, value.node)) ?? invalid
  }
  let keys = ObjectReader(value, as: longForm)
  read(keys)
  return keys.read(CommonKeys.type) ?? invalid
}

extension Node {
  /// Returns whether an object has members and none of some keys: somebody wrote the fields of a model.
  func isInlineModel(unless keys: [String]) -> Bool {
    kind == .object && !members.isEmpty && !members.contains { keys.contains($0.key) }
  }

  /// What to write for a value where nothing but a type may stand.
  fileprivate var plainTypeHint: String? {
    switch kind {
    case .number: "write \"\(number.flatMap { Int($0) } == nil ? "Double" : "Int")\""
    case .bool: "write \"Bool\""
    case .null, .string, .array, .object: nil
    }
  }

  /// What to write where somebody wrote a value in place of a type.
  fileprivate var valueHint: String? {
    switch kind {
    case .number:
      number.map { text in
        let type = Int(text) == nil ? "Double" : "Int"
        return
          "write { \"is\": \(text) } for a constant, or { \"type\": \"\(type)\", \"default\": \(text) }"
      }
    case .bool:
      bool.map { value in
        "write { \"is\": \(value) } for a constant, or { \"type\": \"Bool\", \"default\": \(value) }"
      }
    case .null, .string, .array, .object: nil
    }
  }
}

/// Reads `[String: Pet?]` and the like, in a string.
func parseTypeExpression(_ value: Written) -> SpecType {
  parseTypeExpression(value, hint: value.node.valueHint)
}

/// - `hint`: what to write in place of a value.
private func parseTypeExpression(_ value: Written, hint: String?) -> SpecType {
  let node = value.node
  let invalid = SpecType(.invalid, at: node.location)
  guard let text = node.string else {
    // `[Post]` without quotes.
    let element = node.elements.count == 1 ? node.elements.first?.string : nil
    return value.isNot("a type", hint: element.map { "write \"[\($0)]\" in quotes" } ?? hint)
      ?? invalid
  }
  var parser = TypeExpressionParser(Array(text.utf8), TextLocations(node))
  do {
    let type = try parser.type()
    try parser.expectEnd()
    return type
  } catch {
    return value.refuse(error) ?? invalid
  }
}

/// Reads types out of the UTF-8 of a string value.
struct TypeExpressionParser {
  private let bytes: [UInt8]
  private let locations: TextLocations
  private(set) var position: Int
  /// How many brackets are open.
  private var depth = 0

  init(_ bytes: [UInt8], _ locations: TextLocations, from position: Int = 0) {
    self.bytes = bytes
    self.locations = locations
    self.position = position
  }

  /// `primary?`
  mutating func type() throws(Diagnostic) -> SpecType {
    skipSpace()
    let start = position
    guard depth <= TypeReference.maximumDepth else {
      throw .typeTooDeep(at: location(of: max(0, start - 1)..<start))
    }
    depth += 1
    defer { depth -= 1 }
    var type = try primary()
    while next(is: "?") {
      position += 1
      if case .optional = type.kind {
        throw .doubleOptional(at: location(of: position - 1..<position))
      }
      type = SpecType(.optional(type), at: location(of: start..<position))
    }
    return type
  }

  mutating func expectEnd() throws(Diagnostic) {
    skipSpace()
    guard position == bytes.count else {
      let rest = String(decoding: bytes[position...], as: UTF8.self)
      let element = String(decoding: bytes[..<position], as: UTF8.self)
      if rest.filter({ $0 != " " }) == "|null" {
        throw .foreignType(
          "write '\(element.filter { $0 != " " })?'", at: location(of: position..<bytes.count))
      }
      if next(is: "|") {
        throw .foreignType(
          "one of several types is a model with '$union', by its name",
          at: location(of: position..<bytes.count))
      }
      guard rest.hasPrefix("[]") else { throw unexpected(expected: "the end of the type") }
      let type = builtInTypeName(meantBy: element) ?? element
      throw .foreignType(
        "an array is '[\(type)]\(rest.dropFirst(2))'",
        at: location(of: position..<position + 2))
    }
  }

  /// `[T]`, `[K: V]`, `Name`, `Name(…)`, `Nullable<T>`
  private mutating func primary() throws(Diagnostic) -> SpecType {
    let start = position
    if next(is: "[") {
      position += 1
      let first = try type()
      if next(is: ":") {
        position += 1
        let value = try type()
        try expect("]")
        return SpecType(.dictionary(key: first, value: value), at: location(of: start..<position))
      }
      try expect("]")
      return SpecType(.array(first), at: location(of: start..<position))
    }
    if next(is: "?") {
      let rest = String(decoding: bytes[(position + 1)...], as: UTF8.self)
      throw .foreignType(
        "the '?' stands behind: '\(rest)?'", at: location(of: position..<position + 1))
    }
    let name = try word(expected: "a type")
    let nameEnd = position
    if next(is: "<") { return try nullable(name, start: start) }
    let arguments = next(is: "(") ? try self.arguments() : []
    return SpecType(.named(name, arguments: arguments), at: location(of: start..<nameEnd))
  }

  private mutating func nullable(
    _ name: String, start: Int
  ) throws(Diagnostic) -> SpecType {
    guard name == "Nullable" else {
      throw .notGeneric(name, at: location(of: start..<position))
    }
    position += 1
    let inner = try type()
    if case .optional = inner.kind {
      throw .optionalInNullable(at: inner.location)
    }
    try expect(">")
    return SpecType(.nullable(inner), at: location(of: start..<position))
  }

  /// `("Y", "N")`
  private mutating func arguments() throws(Diagnostic) -> [SpecType.Argument] {
    position += 1
    var arguments: [SpecType.Argument] = []
    while !next(is: ")") {
      if !arguments.isEmpty {
        guard position < bytes.count else { throw unexpected(expected: "')'") }
        try expect(",")
      }
      arguments.append(next(is: "\"") ? try text() : try argumentWord())
    }
    position += 1
    return arguments
  }

  private mutating func argumentWord() throws(Diagnostic) -> SpecType.Argument {
    skipSpace()
    let start = position
    let word = try word(expected: "')'")
    return SpecType.Argument(
      value: .word(word), location: location(of: start..<position), characters: [])
  }

  private mutating func text() throws(Diagnostic) -> SpecType.Argument {
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw .unclosedText(at: location(of: position..<bytes.count))
    }
    position = end + 1
    var offset = start
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let characters = text.map { character in
      defer { offset += character.utf8.count }
      return location(of: offset..<offset + character.utf8.count)
    }
    let inside = start == end ? location(of: start - 1..<end + 1) : location(of: start..<end)
    return SpecType.Argument(value: .text(text), location: inside, characters: characters)
  }

  private mutating func word(expected: String) throws(Diagnostic) -> String {
    skipSpace()
    let start = position
    position = bytes[position...].firstIndex { !isWordByte($0) } ?? bytes.count
    guard position > start else { throw unexpected(expected: expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Diagnostic) {
    guard next(is: character) else { throw unexpected(expected: "'\(character)'") }
    position += 1
  }

  /// Returns whether `character` comes next, after blanks.
  private mutating func next(is character: Unicode.Scalar) -> Bool {
    skipSpace()
    return position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private func location(of range: Range<Int>) -> SourceLocation { locations.location(of: range) }

  private func unexpected(expected: String) -> Diagnostic {
    guard position < bytes.count else {
      return .typeSyntax(
        expected: expected, found: nil, at: location(of: position..<position))
    }
    let rest = String(decoding: bytes[position...], as: UTF8.self)
    let character = rest.prefix(1)
    return .typeSyntax(
      expected: expected, found: String(character),
      at: location(of: position..<position + character.utf8.count))
  }
}

/// Returns whether a byte may stand in the name of a type.
func isWordByte(_ byte: UInt8) -> Bool { wordBytes[Int(byte)] }

/// A table, because every byte of every type is asked about.
private let wordBytes: [Bool] = (UInt8.min...UInt8.max).map { byte in
  byte > 0x20 && byte != 0x7F && !"[]():?<>,\"{}".utf8.contains(byte)
}
