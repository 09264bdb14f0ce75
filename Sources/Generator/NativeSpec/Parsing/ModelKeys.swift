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
func parseModel(_ member: Node.Member) -> Diagnosed<SpecModel?> {
  let name = Located(member.key, at: member.keyLocation)
  guard member.value.kind == .object else {
    if member.value.elements.count > 1 {
      return Diagnosed(
        SpecModel(name: name, form: .invalid),
        [.listForModel(member.value, EnumerationKeys.values.name)] + badName(name))
    }
    let type = parseTypeExpression(member.value, "a model")
    let form = type.value.isInvalid ? SpecModel.Form.invalid : .alias(type.value)
    return Diagnosed(SpecModel(name: name, form: form), type.diagnostics + badName(name))
  }
  var model = parseModelObject(member.value, name)
  model.diagnostics += badName(name)
  return model
}

/// A model's name must be legible in a type expression and no built-in's.
private func badName(_ name: Located<String>) -> [Diagnostic] {
  if !name.value.utf8.allSatisfy(isWordByte) {
    return [.badModelName(name.value, at: name.location)]
  }
  return isBuiltInType(name.value) ? [.builtInModelName(name.value, at: name.location)] : []
}

private func parseModelObject(_ node: Node, _ name: Located<String>) -> Diagnosed<SpecModel?> {
  var model = ModelReader(node)
  let form =
    switch model.kind.shape {
    case .enumeration: model.enumeration()
    case .union: model.union()
    case .alias: model.alias()
    case .structure: model.structure()
    }
  return model.object.finish(
    SpecModel(
      name: name,
      swiftName: model.object.read(ModelKeys.swift),
      about: model.object.read(ModelKeys.about),
      deprecation: model.object.read(ModelKeys.deprecated),
      form: form))
}

extension ModelReader {
  /// `{ "$type": "Int", "$about": "…" }`
  fileprivate mutating func alias() -> SpecModel.Form {
    guard let type = object.read(ModelKeys.type), !type.isInvalid else { return .invalid }
    return .alias(type)
  }
}

/// The members of a model, sorted into those about it and its fields.
struct ModelReader {
  let kind: ModelKind
  let fields: [Node.Member]
  var object: ObjectReader

  init(_ node: Node) {
    object = ObjectReader(node, "a model", as: ModelKind.any)
    kind = ModelKind.byKey.first { [object] in object[$0.0] != nil }?.1 ?? .structure
    fields = node.members.filter { !$0.key.hasPrefix("$") }
    reportMisplaced()
  }

  /// Reports keys that another kind of model has.
  private mutating func reportMisplaced() {
    for key in ModelKind.all.flatMap(\.own) where !kind.object.names.contains(key.name) {
      guard let member = object[key.name] else { continue }
      object.report(.misplacedKey(key.name, in: kind.subject, at: member.keyLocation))
    }
    if kind.shape == .structure { return }
    for field in fields {
      object.report(.fieldBesides(field.key, in: kind.subject, at: field.keyLocation))
    }
  }
}
