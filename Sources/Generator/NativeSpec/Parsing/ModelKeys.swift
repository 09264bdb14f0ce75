import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys that all models have.
enum ModelKeys {
  static let about = Key(
    "$about", .text, "the documentation", #""Tag": { "$about": "A label.", "id": "Int" }"#)
  static let deprecated = Key(
    "$deprecated", .deprecation, "`true`, or what to use instead",
    #""Tag": { "$deprecated": "use Pet", "id": "Int" }"#)
  static let swift = Key(
    "$swift", .swiftTypeName, "the Swift name; `Order.Line` nests the model in `Order`",
    #""Tag": { "$swift": "Label", "id": "Int" }"#)
  static let type = Key(
    "$type", .type, "another name for a type, with `$about`, `$deprecated`, `$swift`",
    #""PetID": { "$type": "Int", "$about": "Counts from 1." }"#)

  static let all: [any KeyDescription] = [about, deprecated, swift]
}

/// A kind of model, by the key that an object of the kind has.
struct ModelKind: Sendable {
  var shape: Shape
  /// As a message begins.
  var subject: String
  var own: [any KeyDescription]
  var object: ObjectFormat

  enum Shape { case structure, enumeration, union, alias }

  init(
    _ shape: Shape, _ subject: String, keys own: [any KeyDescription],
    others: ObjectFormat.Others = .none, rivals: [[any KeyDescription]] = [],
    rules: [JSONSchema] = []
  ) {
    self.shape = shape
    self.subject = subject
    self.own = own
    object = ObjectFormat(ModelKeys.all + own, others: others, rivals: rivals, rules: rules)
  }

  static let enumeration = ModelKind(
    .enumeration, "an enum", keys: EnumerationKeys.all,
    rivals: [[EnumerationKeys.closed, EnumerationKeys.others]])
  static let union = ModelKind(
    .union, "a union", keys: [UnionKeys.members, UnionKeys.tag, UnionKeys.content],
    rules: [UnionKeys.tagRule])
  static let alias = ModelKind(.alias, "another name for a type", keys: [ModelKeys.type])
  static let structure = ModelKind(
    .structure, "a structure", keys: StructureKeys.all, others: .names(fieldSchema))

  static let all = [enumeration, union, alias, structure]

  /// The kind of an object is that of the first of these keys it has.
  static let byKey = [
    (EnumerationKeys.values.name, enumeration), (UnionKeys.members.name, union),
    (ModelKeys.type.name, alias),
  ]
  /// The keys of all kinds: those of another kind are reported with better words than unknown ones.
  static let any = ObjectFormat(
    ModelKeys.all + all.flatMap(\.own), others: .names(fieldSchema),
    rivals: [[EnumerationKeys.closed, EnumerationKeys.others]])
}

let modelSchema = JSONSchema.named(
  "model",
  .longForm(
    .byKey(
      ModelKind.byKey.map { ($0.0, $0.1.object.schema) }, else: ModelKind.structure.object.schema),
    or: ValueFormat<SpecType>.type.schema))

/// Reads a member of `models`: an alias, or an object in which `$` keys are about the model.
func parseModel(_ member: WrittenMember) -> SpecModel? {
  let (name, value) = (member.name, member.value)
  reportBadName(name, value.found)
  if value.node.kind == .object { return parseModelObject(value, name) }
  if value.node.elements.count > 1 {
    value.found.report(.listForModel(value.node, EnumerationKeys.values.name))
    return SpecModel(name: name, form: .invalid)
  }
  let type = parseTypeExpression(value.called("a model"))
  return SpecModel(name: name, form: type.isInvalid ? .invalid : .alias(type))
}

/// A model's name must be legible in a type expression and no built-in's.
private func reportBadName(_ name: Located<String>, _ found: Findings) {
  if !name.value.utf8.allSatisfy(isWordByte) {
    found.report(.badModelName(name.value, at: name.location))
  } else if isBuiltInType(name.value) {
    found.report(.builtInModelName(name.value, at: name.location))
  }
}

private func parseModelObject(_ value: Written, _ name: Located<String>) -> SpecModel {
  let model = ModelReader(value)
  let form =
    switch model.kind.shape {
    case .enumeration: model.enumeration()
    case .union: model.union()
    case .alias: model.alias()
    case .structure: model.structure()
    }
  return SpecModel(
    name: name,
    swiftName: model.object.read(ModelKeys.swift),
    about: model.object.read(ModelKeys.about),
    deprecation: model.object.read(ModelKeys.deprecated),
    form: form)
}

/// The members of a model, sorted into those about it and its fields.
struct ModelReader {
  let kind: ModelKind
  let fields: [WrittenMember]
  let object: ObjectReader

  init(_ value: Written) {
    object = ObjectReader(value, "a model", as: ModelKind.any)
    kind = ModelKind.byKey.first { [object] in object[$0.0] != nil }?.1 ?? .structure
    fields = value.node.members.filter { !$0.key.hasPrefix("$") }
      .map { WrittenMember($0, value.found) }
    reportMisplaced()
  }

  /// Reports keys that another kind of model has.
  private func reportMisplaced() {
    for key in ModelKind.all.flatMap(\.own) where !kind.object.names.contains(key.name) {
      guard let member = object[key.name] else { continue }
      object.report(.misplacedKey(key.name, in: kind.subject, at: member.keyLocation))
    }
    if kind.shape == .structure { return }
    for field in fields {
      object.report(.fieldBesides(field.name.value, in: kind.subject, at: field.name.location))
    }
  }

  /// `{ "$type": "Int", "$about": "…" }`
  fileprivate func alias() -> SpecModel.Form {
    guard let type = object.read(ModelKeys.type), !type.isInvalid else { return .invalid }
    return .alias(type)
  }
}
