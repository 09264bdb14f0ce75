import SDKGenDiagnostics
import SDKGenSourceText

/// A member of `models`: an alias, or an object in which `$` keys are about the model.
func parseModel(_ member: Node.Member) -> Diagnosed<SpecModel?> {
  let name = Located(member.key, at: member.keyLocation)
  guard member.value.kind == .object else {
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
  var keys = ModelReader(node)
  let form: SpecModel.Form
  switch keys.kind {
  case .enumeration: form = keys.enumeration()
  case .union: form = keys.union()
  case .alias: form = keys.alias()
  case .structure: form = keys.structure()
  }
  return keys.object.finish(
    SpecModel(
      name: name,
      swiftName: keys.object.readAny("$swift", parseSwiftName),
      about: keys.object.readAny("$about", parseText),
      deprecation: keys.object.readAny("$deprecated", parseDeprecation),
      form: form))
}

extension ModelReader {
  /// `{ "$type": "Int", "$about": "…" }`
  fileprivate mutating func alias() -> SpecModel.Form {
    guard let type = object.read("$type", parseTypeExpression), !type.isInvalid else {
      return .invalid
    }
    return .alias(type)
  }
}

/// The members of a model, sorted into those about it and its fields.
struct ModelReader {
  enum Kind { case structure, enumeration, union, alias }

  let node: Node
  let kind: Kind
  let fields: [Node.Member]
  var object: ObjectReader

  private static let shared = ["$about", "$deprecated", "$swift"]
  private static let own: [(Kind, String, [String])] = [
    (.enumeration, "an enum", ["$enum", "$closed"]),
    (.union, "a union", ["$union", "$tag", "$content"]),
    (.alias, "another name for a type", ["$type"]),
    (.structure, "a structure", ["$fields", "$extends", "$lossy", "$identity", "$additional"]),
  ]

  init(_ node: Node) {
    self.node = node
    let known = Self.shared + Self.own.flatMap(\.2)
    object = ObjectReader(node, "a model", keys: known) { !$0.hasPrefix("$") }
    kind =
      object.has("$enum")
      ? .enumeration : object.has("$union") ? .union : object.has("$type") ? .alias : .structure
    fields = node.members.filter { !$0.key.hasPrefix("$") }
    reportMisplaced()
  }

  /// Keys that another kind of model has.
  private mutating func reportMisplaced() {
    guard let (_, name, keys) = Self.own.first(where: { $0.0 == kind }) else { return }
    for key in Self.own.flatMap(\.2) where !keys.contains(key) {
      guard let member = object[key] else { continue }
      object.report(.misplacedKey(key, in: name, at: member.keyLocation))
    }
    if kind == .structure { return }
    for field in fields {
      object.report(.fieldBesides(field.key, in: name, at: field.keyLocation))
    }
  }
}
