import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// What one of several schemas that are a base and more says in the field that tells them apart.
struct InheritedTag: Sendable {
  var field: String
  var value: String
}

extension SchemaLowering {
  /// What a base with a discriminator is where a value of it stands: one of those that are it and
  /// more. nil, said once, when it cannot be told which one.
  mutating func inheritanceOutcome(of base: Element, _ id: ModelID) -> Outcome? {
    guard inheritance.isBase(base), let discriminator = base["discriminator"] else { return nil }
    guard let field = discriminator["propertyName"]?.node.string else {
      reader.remarks.add(.openAPIDiscriminator("it names no property", discriminator))
      return nil
    }
    let descendants = inheritance.descendants(of: base)
    guard !descendants.isEmpty else {
      reader.remarks.add(
        .openAPIDiscriminator("no schema refers to this one in 'allOf'", discriminator))
      return nil
    }
    let mapping = mapping(of: discriminator)
    let known = Set(descendants.map(\.pointer))
    for (pointer, element) in mapping.targets
    where pointer != base.pointer && !known.contains(pointer) {
      reader.remarks.add(.openAPIMapping(element))
    }
    var members = descendants.map { child in
      Union.Member(
        tags: tags(of: child, field, mapping), type: structure(of: child),
        location: child.keyLocation ?? child.location)
    }
    // Without a mapping its own name is as good as any; an abstract one is never sent.
    if let own = mapping.values[base.pointer] ?? (mapping.targets.isEmpty ? [id.rawValue] : nil) {
      members.append(
        Union.Member(tags: own, type: structure(of: base), location: base.location))
    }
    guard areApart(members.map(\.tags)) else {
      reader.remarks.add(
        .openAPIDiscriminator("schemas share values of '\(field)'", discriminator))
      return nil
    }
    declareBase(base, id)
    for member in members {
      guard case .model(let id) = member.type, member.tags.count == 1 else { continue }
      inheritedTags[id] = InheritedTag(field: field, value: member.tags[0])
    }
    return Outcome(
      .union(Union(discriminator: .tag(field: field, content: .inline), members: members)))
  }

  private mutating func structure(of element: Element) -> TypeReference {
    slots.reference(to: structureID(of: element))
  }

  /// The model with the fields of a schema: of a base it stands beside the union, which has its name.
  private mutating func structureID(of element: Element) -> ModelID {
    let id = declarations.id(of: element)
    return inheritance.isBase(element) ? ModelID(id.rawValue + " base") : id
  }

  private mutating func declareBase(_ base: Element, _ id: ModelID) {
    let order = slots.nextOrder()
    let facets = facets(of: base, id)
    let outcome = objectOutcome(of: facets, at: [Site(base, inside: .model(id), [])], id)
    let shape: Model.Shape =
      switch outcome.result {
      case .shape(let shape): shape
      case .type(let type): .alias(type)
      }
    slots.define(
      Model(
        id: structureID(of: base), origin: .inside(.model(id), words: ["base"]),
        about: about([Site(base, inside: .model(id), [])], facets), shape: shape,
        provenance: base.pointer.text, location: base.keyLocation ?? base.location),
      order: order)
  }

  /// What the mapping says, else what the schema allows, else its name.
  private mutating func tags(of child: Element, _ field: String, _ mapping: Mapping) -> [String] {
    if let mapped = mapping.values[child.pointer] { return mapped }
    let name = Declarations.name(of: child.pointer)
    let parts = [child] + (child["allOf"]?.elements ?? [])
    guard parts.contains(where: { $0["properties"]?[field] != nil }),
      case .values(let values) = statedTags(field, [Site(child, inside: .api, [])])
    else { return [name] }
    return values
  }
}

extension [Model] {
  /// Children of a base are told from each other by a text, which their initialisers need not be given.
  func writingTags(_ tags: [ModelID: InheritedTag]) -> [Model] {
    map { model in
      guard let tag = tags[model.id], case .structure(var structure) = model.shape,
        let index = structure.fields.firstIndex(where: { $0.name == tag.field }),
        structure.fields[index].type == .scalar(.string), structure.fields[index].constant == nil
      else { return model }
      structure.fields[index].constant = .string(tag.value)
      structure.fields[index].default = nil
      var model = model
      model.shape = .structure(structure)
      return model
    }
  }
}
