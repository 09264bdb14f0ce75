import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

enum EnumerationKeys {
  static let values = Key(
    "$enum", ValueFormat(schema, parseEnumeration),
    "the values: strings or integers. The enum is open: an unknown value is kept in `.unrecognized` and sent back as it came",
    #""Order": { "$enum": ["asc", "desc"] }"#,
    further: [
      Row(
        "an object",
        "the values by name; `swift` gives another name in Swift, and `about` is the documentation",
        #""Level": { "$enum": { "low": 1, "high": { "is": 2, "swift": "top", "about": "On fire." } } }"#
      )
    ])
  static let closed = Key(
    "$closed", .bool, "`true`: an unknown value is an error",
    #""Order": { "$enum": ["asc", "desc"], "$closed": true }"#)
  static let others = Key(
    "$others", .bool,
    "`true`: other values are as good as these, so that a literal makes one: `model: \"owl-3\"`",
    #""Model": { "$enum": ["owl-1", "owl-2"], "$others": true }"#)

  static let all: [any KeyDescription] = [values, closed, others]

  /// All strings, or all integers: a list, or an object of values and their long forms.
  private static var schema: JSONSchema {
    .anyOf(
      ["string", "integer"].flatMap { type -> [JSONSchema] in
        let raw: JSONSchema = ["type": .literal(.string(type))]
        let value = ObjectFormat([
          Key("is", ValueFormat<Node>(raw, ValueFormat<Node>.any.read), isRequired: true),
          CommonKeys.swift, CommonKeys.about,
        ])
        return [
          ["type": "array", "minItems": 1, "uniqueItems": true, "items": raw],
          .members(.anyOf([raw, value.schema]), isEmptyAllowed: false),
        ]
      })
  }
}

enum EnumValueKeys {
  static let raw = Key("is", .any, isRequired: true)

  static let object = ObjectFormat([raw, CommonKeys.swift, CommonKeys.about])
}

extension ModelReader {
  /// Reads `["asc", "desc"]` or `{ "low": 1, "high": 2 }`.
  func enumeration() -> SpecModel.Form {
    let isClosed = object.read(EnumerationKeys.closed) ?? false
    let allowsOthers = object.read(EnumerationKeys.others) ?? false
    guard var enumeration = object.read(EnumerationKeys.values) else { return .invalid }
    enumeration.isOpen = !isClosed
    enumeration.allowsOthers = allowsOthers
    return .enumeration(enumeration)
  }
}

private func parseEnumeration(_ value: Written) -> Enumeration? {
  guard value.node.kind == .array || value.node.kind == .object else {
    return value.isNot("a list of values or an object of them")
  }
  let known = value.found.diagnostics.count
  let values = values(of: value)
  if values.isEmpty {
    return value.refuse(.emptyList(value.what, hint: "it needs a value", at: value.location))
  }
  value.found.report(mistakes(in: values.map(\.raw)))
  guard value.found.diagnostics.count == known else { return nil }
  return Enumeration(
    rawType: values.first?.raw.kind == .number ? .integer : .string,
    values: values.map(\.value), isOpen: true)
}

/// A value of an enum, and where it was written.
private typealias WrittenCase = (value: Enumeration.Value, raw: Node)

/// Reads values by name; those of a list are named by what they are.
private func values(of list: Written) -> [WrittenCase] {
  func value(
    _ name: String, raw: Node, swiftName: String? = nil, about: String? = nil,
    at location: SourceLocation
  ) -> WrittenCase {
    (
      Enumeration.Value(
        name: name, raw: Literal(raw), swiftName: swiftName, about: about, location: location),
      raw
    )
  }
  if list.node.kind == .array {
    return list.node.elements.map {
      value($0.string ?? $0.number ?? "", raw: $0, at: $0.location)
    }
  }
  return list.node.members.map { member in
    guard member.value.kind == .object else {
      return value(member.key, raw: member.value, at: member.keyLocation)
    }
    let keys = ObjectReader(
      WrittenMember(member, list.found).value, "a value of '$enum'", as: EnumValueKeys.object)
    return value(
      member.key, raw: keys.read(EnumValueKeys.raw) ?? member.value,
      swiftName: keys.read(CommonKeys.swift), about: keys.read(CommonKeys.about),
      at: member.keyLocation)
  }
}

/// Finds values unless all are strings or all integers, each once.
private func mistakes(in values: [Node]) -> [Diagnostic] {
  let isText = values.first?.kind == .string
  let isNumber = values.first?.kind == .number
  let expected =
    isText
    ? "a string like the first"
    : isNumber ? "an integer like the first" : "a string or an integer"
  var seen: [String: SourceLocation] = [:]
  return values.compactMap { value in
    let raw = isText ? value.string : value.number.flatMap { Int($0).map(String.init) }
    guard let raw else { return .badEnumValue(value, expected: expected) }
    defer { seen[raw] = seen[raw] ?? value.location }
    return seen[raw].map { .duplicateName(raw, in: "'$enum'", first: $0, at: value.location) }
  }
}
