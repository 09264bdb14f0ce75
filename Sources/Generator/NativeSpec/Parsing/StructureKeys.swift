import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of a structure that are no fields.
enum StructureKeys {
  static let fields = Key(
    "$fields", .members(fieldSchema) { Diagnosed($0) }, "fields whose own names begin with `$`",
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
  mutating func structure() -> SpecModel.Form {
    let quoted = object.read(StructureKeys.fields) ?? []
    let fields = (self.fields + quoted).compactMap { object.take(parseField($0)) }
    // The reader of JSON reports equal keys of one object; `$fields` is another.
    if object.has(StructureKeys.fields) {
      for mistake in repeated(fields.map(\.name), in: "the model") { object.report(mistake) }
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
    Self(.anyOf([textSchema, ["const": false]])) { node, what in
      if node.bool == false { return Diagnosed(SpecStructure.Identity.none) }
      guard node.string != nil else {
        return Diagnosed(nil, [.wrongKind(what, expected: "a field's name or false", found: node)])
      }
      return parseLocatedText(node, what).mapValue { .field($0) }
    }
  }
}

/// The keys of a field in its long form.
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
private func parseField(_ member: Node.Member) -> Diagnosed<SpecField?> {
  let name = Located(member.key, at: member.keyLocation)
  let node = member.value
  if member.key.isEmpty { return Diagnosed(nil, [.emptyText("a field's name", at: name.location)]) }
  if let meant = member.meantModelKey {
    let hint = suggestion(meant).dropFirst(2)
    return Diagnosed(
      SpecField(name: name, type: SpecType(.invalid, at: node.location)),
      [.wrongKind("'\(member.key)'", expected: "a type", found: node, hint: String(hint))])
  }
  guard node.kind == .object else {
    let type = parseTypeExpression(node, "'\(member.key)'")
    return Diagnosed(
      SpecField(name: name, type: type.value), type.diagnostics + member.misplacedOptional)
  }
  if node.isInlineModel(unless: FieldKeys.object.names) {
    return Diagnosed(
      SpecField(name: name, type: SpecType(.invalid, at: node.location)),
      [.inlineModel("'\(member.key)'", node)])
  }
  var keys = ObjectReader(node, "a field", as: FieldKeys.object)
  let constant = keys.read(FieldKeys.constant)
  let kind = constant.map { SpecType($0.constantType, at: $0.location) }
  if !keys.has(FieldKeys.type), kind == nil {
    keys.report(.inlineModel("'\(member.key)'", node))
  }
  let writesNull = keys.locate(FieldKeys.writesNull)
  let readOnly = keys.locate(FieldKeys.readOnly)
  let reportsAbsence = keys.read(FieldKeys.reportsAbsence) ?? false
  if keys.has(FieldKeys.reportsAbsence) { keys.require(FieldKeys.default.name) }
  return keys.finish(
    SpecField(
      name: name,
      swiftName: keys.read(CommonKeys.swift),
      about: keys.read(CommonKeys.about),
      deprecation: keys.read(CommonKeys.deprecated),
      type: keys.read(FieldKeys.type) ?? kind ?? SpecType(.invalid, at: node.location),
      default: keys.read(FieldKeys.default),
      example: keys.read(FieldKeys.example),
      constant: constant,
      writesNull: writesNull?.value == true ? writesNull?.location : nil,
      reportsAbsence: reportsAbsence,
      readOnly: readOnly?.value == true ? readOnly?.location : nil))
}

extension Node.Member {
  /// The warning for a short form with the '?' at the name.
  var misplacedOptional: [Diagnostic] {
    guard key.count > 1, key.hasSuffix("?"), let type = value.string, !type.hasSuffix("?") else {
      return []
    }
    return [.optionalName(key, type: type, at: keyLocation)]
  }

  /// The key of a model that was meant by one without its `$`: the value is no type. Nil for a field.
  fileprivate var meantModelKey: String? {
    let isField =
      value.string != nil
      || value.members.contains {
        FieldKeys.object.names.contains($0.key)
      }
    return isField ? nil : ModelKind.any.names.first { $0 == "$\(key)" }
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
