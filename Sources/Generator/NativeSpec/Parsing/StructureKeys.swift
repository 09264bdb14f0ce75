import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of a structure that are no fields.
enum StructureKeys {
  static let fields = Key(
    "$fields", .members(fieldSchema) { $0 }, "fields whose own names begin with `$`",
    #""Tag": { "$fields": { "$ref": "String" }, "id": "Int" }"#)
  static let extends = Key(
    "$extends", .locatedText, "another structure, whose fields come first",
    #""Dog": { "$extends": "Pet", "breed": "String" }"#)
  static let additional = Key(
    "$additional", .type,
    "the type of properties not declared as fields, which are kept in `additionalProperties`",
    #""Tag": { "id": "Int", "$additional": "String" }"#)
  static let lossy = Key(
    "$lossy", .locatedTexts,
    "array fields whose undecodable elements are skipped and reported to `onDecodingProblem` of the client's configuration",
    #""Page": { "items": "[Pet]", "$lossy": ["items"] }"#)
  static let identity = Key(
    "$identity", .identity,
    "the field that makes the model `Identifiable`, or `false`; by default a required scalar field `id`",
    #""Stock": { "code": "String", "$identity": "code" }"#)

  static let all: [any KeyDescription] = [fields, extends, additional, lossy, identity]
}

extension ModelReader {
  /// `{ "field": "Type", … }`
  func structure() -> SpecModel.Form {
    let quoted = object.read(StructureKeys.fields) ?? []
    let fields = (self.fields + quoted).compactMap(parseField)
    // The reader of JSON reports equal keys of one object; `$fields` is another.
    if object.has(StructureKeys.fields) {
      object.found.report(repeated(fields.map(\.name), in: "the model"))
    }
    return .structure(
      SpecStructure(
        base: object.read(StructureKeys.extends),
        fields: fields,
        lossy: object.read(StructureKeys.lossy) ?? [],
        identity: object.read(StructureKeys.identity) ?? .automatic,
        additional: object.read(StructureKeys.additional)))
  }
}

extension ValueFormat<SpecStructure.Identity> {
  fileprivate static var identity: Self {
    Self(.anyOf([textSchema, ["const": false]])) { value in
      if value.node.bool == false { return SpecStructure.Identity.none }
      guard value.node.string != nil else { return value.isNot("a field's name or false") }
      return parseLocatedText(value).map { .field($0) }
    }
  }
}

enum FieldKeys {
  static let type = Key("type", .type)
  static let `default` = Key(
    "default", .any, "the initialiser's default, and what an absent key is read as",
    #""Tag": { "limit": { "type": "Int", "default": 10 } }"#)
  static let example = Key(
    "example", .any, "a value, for documentation and mocks",
    #""Tag": { "label": { "type": "String", "example": "new" } }"#)
  static let constant = Key(
    "is", .scalar,
    "a constant: the only expected value, and the initialiser's default. Unexpected values are preserved. Give `type` unless it is `String`, `Int`, `Double` or `Bool`",
    #""Cat": { "kind": { "is": "cat" }, "legs": { "type": "Int?", "is": 4 } }"#)
  static let writesNull = Key(
    "writesNull", .bool, "`true`: the key must be there, nil is sent as null",
    #""Cat": { "owner": { "type": "String?", "writesNull": true } }"#)
  static let reportsAbsence = Key(
    "reportsAbsence", .bool,
    "`true`, beside `default`: the key must be there. One that is absent reads as the default and is reported to `onDecodingProblem`",
    #""Cat": { "lives": { "type": "Int", "default": 9, "reportsAbsence": true } }"#)
  static let readOnly = Key(
    "readOnly", .bool,
    "`true`: only the server sets it, so no method asks for it as an argument. The type is optional, or has a default",
    #""Cat": { "number": { "type": "Int?", "readOnly": true } }"#)

  static let object = ObjectFormat(
    [type] + CommonKeys.named
      + [`default`, example, constant, writesNull, reportsAbsence, readOnly],
    rivals: [[constant, `default`], [writesNull, readOnly]],
    rules: [
      .requiringOne(of: [type.name, constant.name]),
      ["if": .requiring([reportsAbsence.name]), "then": .requiring([`default`.name])],
    ])
}

let fieldSchema = JSONSchema.named(
  "field", .longForm(FieldKeys.object.schema, or: ValueFormat<SpecType>.type.schema))

/// Reads `"field": "Type"`, or the long form.
private func parseField(_ member: WrittenMember) -> SpecField? {
  let (name, value) = (member.name, member.value)
  func field(_ type: SpecType?) -> SpecField {
    SpecField(name: name, type: type ?? SpecType(.invalid, at: value.location))
  }
  if name.value.isEmpty { return value.refuse(.emptyText("a field's name", at: name.location)) }
  if let meant = member.meantModelKey {
    return field(value.isNot("a type", hint: String(suggestion(meant).dropFirst(2))))
  }
  guard value.node.kind == .object else {
    member.reportMisplacedOptional()
    return field(parseTypeExpression(value))
  }
  if value.node.isInlineModel(unless: FieldKeys.object.names) {
    return field(value.refuse(.inlineModel(value.what, value.node)))
  }
  let keys = ObjectReader(value, "a field", as: FieldKeys.object)
  let constant = keys.read(FieldKeys.constant)
  let kind = constant.map { SpecType($0.constantType, at: $0.location) }
  if !keys.has(FieldKeys.type), kind == nil { keys.report(.inlineModel(value.what, value.node)) }
  if keys.has(FieldKeys.reportsAbsence) { keys.require(FieldKeys.default.name) }
  return SpecField(
    name: name,
    swiftName: keys.read(CommonKeys.swift),
    about: keys.read(CommonKeys.about),
    deprecation: keys.read(CommonKeys.deprecated),
    type: keys.read(FieldKeys.type) ?? kind ?? SpecType(.invalid, at: value.location),
    default: keys.read(FieldKeys.default),
    example: keys.read(FieldKeys.example),
    constant: constant,
    writesNull: keys.place(of: FieldKeys.writesNull),
    reportsAbsence: keys.read(FieldKeys.reportsAbsence) ?? false,
    readOnly: keys.place(of: FieldKeys.readOnly))
}

extension WrittenMember {
  /// Warns of a short form with the '?' at the name.
  func reportMisplacedOptional() {
    let key = name.value
    guard key.count > 1, key.hasSuffix("?"), let type = value.node.string, !type.hasSuffix("?")
    else { return }
    value.found.report(.optionalName(key, type: type, at: name.location))
  }

  /// The key of a model that was meant by one without its `$`: the value is no type. Nil for a field.
  fileprivate var meantModelKey: String? {
    let isField =
      value.node.string != nil
      || value.node.members.contains { FieldKeys.object.names.contains($0.key) }
    return isField ? nil : ModelKind.any.names.first { $0 == "$\(name.value)" }
  }
}

extension Node {
  /// The type of a constant for which none is written.
  var constantType: SpecType.Kind {
    switch kind {
    case .bool: .named("Bool", arguments: [])
    case .number: .named(number.flatMap(Int.init) == nil ? "Double" : "Int", arguments: [])
    case .string: .named("String", arguments: [])
    case .null, .array, .object: .invalid
    }
  }
}
