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
    object.reportDuplicates(fields.map(\.name))
    return .structure(
      SpecStructure(
        base: object.read(StructureKeys.extends),
        fields: fields,
        lossy: object.read(StructureKeys.lossy) ?? [],
        identity: object.read(StructureKeys.identity) ?? .automatic,
        additional: object.read(StructureKeys.additional)))
  }
}

extension ObjectReader {
  /// The reader of JSON reports equal keys of one object; `$fields` is another.
  fileprivate mutating func reportDuplicates(_ names: [Located<String>]) {
    guard has(StructureKeys.fields) else { return }
    var seen: [String: SourceLocation] = [:]
    for name in names {
      if let first = seen[name.value] {
        report(.duplicateName(name.value, in: "the model", first: first, at: name.location))
      }
      seen[name.value] = seen[name.value] ?? name.location
    }
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
