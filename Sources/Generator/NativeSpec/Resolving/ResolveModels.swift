import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The declared models of a scope, in order.
func resolveModels(_ scope: Scope) -> [Model] {
  let table = FieldTable(scope)
  let models = scope.names.compactMap { name in
    scope[name].flatMap { scope.inside($0).resolve($0, table) }
  }
  scope.found.report(
    infiniteModels(among: models).map { cycle in
      .infiniteModel(cycle.map { Located($0.id.rawValue, at: $0.location) })
    })
  return models
}

extension Scope {
  fileprivate func resolve(_ entry: Entry, _ table: FieldTable) -> Model? {
    let shape: Model.Shape? =
      switch entry.model.form {
      case .structure(let structure):
        .structure(
          resolve(
            structure, table.fields[entry.model.name.value] ?? [], unknown: table.unknown))
      case .enumeration(let enumeration): .enumeration(enumeration)
      case .union(let union): .union(resolve(union))
      case .alias: entry.target.map { .alias($0) }
      case .invalid: nil
      }
    return shape.map { model(entry, $0) }
  }

  private func model(_ entry: Entry, _ shape: Model.Shape) -> Model {
    let model = entry.model
    return Model(
      id: ModelID(model.name.value), swiftName: model.swiftName, about: model.about,
      deprecation: model.deprecation, shape: shape,
      provenance: "models.\(model.name.value)", isImported: entry.isImported,
      location: model.name.location)
  }

  fileprivate func resolve(_ union: SpecUnion) -> Union {
    let isList = union.members.allSatisfy { $0.tag == nil }
    let members = union.members.compactMap { member in
      resolve(member, in: union).map {
        var resolved = Union.Member(
          tags: [member.tag].compactMap(\.self) + member.additionalTags.map(\.value), type: $0,
          constant: member.constant.map { Literal($0) }, caseName: member.swiftName,
          location: member.type.location)
        resolved.isNamedByTag = !isList
        resolved.isDefault = member.isDefault
        return resolved
      }
    }
    let content: Union.Content =
      switch union.content {
      case UnionKeys.tag.name: .fieldNamedByTag
      case let field?: .field(field)
      case nil: .inline
      }
    found.report(isList ? repeated(members.filter(\.tags.isEmpty)) : repeatedTags(union))
    found.report(repeatedDefaults(members))
    // With a tag, a member is reached that others hide by their shape.
    if isList { found.report(unreached(members.filter { $0.tags.isEmpty && !$0.isDefault })) }
    let discriminator = union.tag.map { tag -> Union.Discriminator in
      isList ? .tagIfPresent(field: tag.value) : .tag(field: tag.value, content: content)
    }
    return Union(discriminator: discriminator ?? .shape, members: members)
  }

  private func resolve(_ member: SpecUnion.Member, in union: SpecUnion) -> TypeReference? {
    guard let type = resolve(member.type, as: .unionMember) else { return nil }
    if union.tag != nil, union.content == nil,
      member.tag != nil && !isObject(type)
        || !member.additionalTags.isEmpty && !mayHaveFields(target(of: type))
    {
      return found.refuse(.unionMember(member.type.location))
    }
    if let constant = member.constant { _ = literal(constant, as: type, for: .default) }
    return type
  }

  private func repeated(_ members: [Union.Member]) -> [Diagnostic] {
    var seen: [TypeReference: SourceLocation] = [:]
    return members.filter { $0.constant == nil }.compactMap { member in
      defer { seen[member.type] = seen[member.type] ?? member.location }
      return seen[member.type].map {
        .duplicateName(member.type.name, in: "'$union'", first: $0, at: member.location)
      }
    }
  }
}

/// Further values of a tag that another member has.
private func repeatedTags(_ union: SpecUnion) -> [Diagnostic] {
  var seen = Dictionary(
    union.members.compactMap { member in member.tag.map { ($0, member.type.location) } },
    uniquingKeysWith: { first, _ in first })
  return union.members.flatMap(\.additionalTags).compactMap { tag in
    defer { seen[tag.value] = seen[tag.value] ?? tag.location }
    return seen[tag.value].map {
      .duplicateName(tag.value, in: "'$union'", first: $0, at: tag.location)
    }
  }
}

/// Members that are the default beside another one.
private func repeatedDefaults(_ members: [Union.Member]) -> [Diagnostic] {
  let defaults = members.filter(\.isDefault)
  return defaults.dropFirst().map {
    .secondDefault(of: "'$union'", first: defaults[0].location, at: $0.location)
  }
}

extension Scope {
  /// Marks the lossy fields and finds the one that identifies.
  fileprivate func resolve(
    _ structure: SpecStructure, _ fields: [Property], unknown: Set<SourceLocation>
  ) -> Structure {
    var marked = fields
    let places = Dictionary(
      (structure.lossy.isEmpty ? [] : fields).enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
    var arrays: Vocabulary?
    for name in structure.lossy {
      let index = places[name.value]
      if let index, unknown.contains(fields[index].location) || isArray(fields[index].type) {
        marked[index].isLossy = true
        if fields[index].reportsAbsence {
          found.report(.lossyReportsAbsence(name.value, at: name.location))
        }
      } else {
        let known = arrays ?? Vocabulary(fields.filter { isArray($0.type) }.map(\.name))
        arrays = known
        let hint = known.nearest(to: name.value).map { "; did you mean '\($0)'?" } ?? ""
        found.report(.badLossy(name.value, nearest: hint, at: name.location))
      }
    }
    let additional = lineage(of: structure).lazy.compactMap(\.additional).first
      .flatMap { resolve($0, as: .alias) }
    return Structure(
      properties: marked, identity: identity(structure, among: fields, unknown: unknown),
      additional: additional)
  }

  private func isArray(_ type: TypeReference) -> Bool {
    if case .array = target(of: type.unwrapped) { true } else { false }
  }

  private func identity(
    _ structure: SpecStructure, among fields: [Property], unknown: Set<SourceLocation>
  ) -> String? {
    let stated = lineage(of: structure).map(\.identity).first { $0 != .automatic }
    switch stated ?? .automatic {
    case .none: return nil
    case .automatic:
      return fields.first { $0.name == "id" && target(of: $0.type).mayIdentify }?.name
    case .field(let name):
      let field = fields.first { $0.name == name.value }
      if let field, unknown.contains(field.location) { return name.value }
      guard let why = mistake(inIdentity: name.value, fields) else { return name.value }
      return found.refuse(.badIdentity(name.value, because: why, at: name.location))
    }
  }

  private func mistake(inIdentity name: String, _ fields: [Property]) -> String? {
    guard let field = fields.first(where: { $0.name == name }) else {
      let hint = nearest(to: name, in: fields.map(\.name)).map { ", did you mean '\($0)'?" }
      return "there is no such field" + (hint ?? "")
    }
    if !target(of: field.type).mayIdentify { return "it must be a scalar that is always there" }
    if name != "id", fields.contains(where: { $0.name == "id" }) {
      return "Swift reads the identity from 'id', and the model has another field of that name"
    }
    return nil
  }
}
