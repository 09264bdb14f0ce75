import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The value that a schema which extends a base has in the property that tells such schemas apart.
struct InheritedTag: Sendable {
  var field: String
  var value: String
}

extension SchemaLowering {
  /// The union of the schemas that extend a base with a discriminator; nil, reported, when they
  /// cannot be told apart.
  mutating func lowerBase(_ base: Element, _ id: ModelID) -> LoweredSchema? {
    guard inheritance.isBase(base), let discriminator = base["discriminator"] else { return nil }
    guard let field = discriminator["propertyName"]?.node.string else {
      graph.report(.openAPIDiscriminator("it names no property", discriminator))
      return nil
    }
    let descendants = inheritance.descendants(of: base)
    guard !descendants.isEmpty else {
      graph.report(
        .openAPIDiscriminator("no schema refers to this one in 'allOf'", discriminator))
      return nil
    }
    let mapping = tagFinder.mapping(of: discriminator)
    let known = Set(descendants.map(\.pointer))
    for (pointer, element) in mapping.targets
    where pointer != base.pointer && !known.contains(pointer) {
      graph.report(.openAPIMapping(element))
    }
    var members = descendants.map { child in
      Union.Member(
        tags: inheritedTags(of: child, field, mapping), type: structure(of: child),
        location: child.keyLocation ?? child.location)
    }
    // Without a mapping its own name is as good as any; an abstract one is never sent.
    if let own = mapping.values[base.pointer] ?? (mapping.targets.isEmpty ? [id.rawValue] : nil) {
      members.append(
        Union.Member(tags: own, type: structure(of: base), location: base.location))
    }
    guard UnionTags.areDistinct(members.map(\.tags)) else {
      graph.report(
        .openAPIDiscriminator("schemas share values of '\(field)'", discriminator))
      return nil
    }
    declareBase(base, id)
    for member in members {
      guard case .model(let id) = member.type, member.tags.count == 1 else { continue }
      inheritedTags[id] = InheritedTag(field: field, value: member.tags[0])
    }
    if mayBeOtherThanString(field, in: base) {
      for index in members.indices { members[index].isNamedByTag = false }
      return LoweredSchema(
        .union(Union(discriminator: .tagIfPresent(field: field), members: members)))
    }
    return LoweredSchema(
      .union(Union(discriminator: .tag(field: field, content: .inline), members: members)))
  }

  /// The base declares the property as an integer, a Boolean, or several kinds.
  private func mayBeOtherThanString(_ field: String, in base: Element) -> Bool {
    guard let property = graph.merged(declared: base).property(field) else { return false }
    let kinds = graph.merged(member: property.locations).knownKinds.subtracting(.null)
    return kinds != .string && !kinds.isEmpty
  }

  private mutating func structure(of element: Element) -> TypeReference {
    slots.reference(to: structureID(of: element))
  }

  /// The model with the fields of a schema: of a base it stands beside the union, which has its
  /// name.
  private func structureID(of element: Element) -> ModelID {
    let id = graph.id(of: element)
    return inheritance.isBase(element) ? ModelID(id.rawValue + " base") : id
  }

  private mutating func declareBase(_ base: Element, _ id: ModelID) {
    let order = slots.nextOrder()
    let merged = graph.merged(declared: base)
    let location = SchemaLocation(base, in: id)
    let shape = lowerObject(merged, at: [location]).shape
    slots.define(
      Model(
        id: structureID(of: base), about: documentation.text(for: [location], merged),
        shape: shape, provenance: base.pointer.text,
        location: base.keyLocation ?? base.location),
      order: order, name: InlineName(in: .model(id), ["base"]))
  }

  /// The mapped values, else those that the schema allows, else its name.
  private func inheritedTags(
    of child: Element, _ field: String, _ mapping: UnionTagFinder.Mapping
  ) -> [String] {
    if let mapped = mapping.values[child.pointer] { return mapped }
    let name = Declarations.name(of: child.pointer)
    let parts = [child] + (child["allOf"]?.elements ?? [])
    guard parts.contains(where: { $0["properties"]?[field] != nil }),
      case .values(let values) = tagFinder.statedTags(
        field, of: [SchemaLocation(child, named: InlineName(in: .api, []))])
    else { return [name] }
    return values
  }
}

extension [Model] {
  /// Sets the string that tells children of a base apart, which their initialisers need not be
  /// given.
  func writingTags(_ tags: [ModelID: InheritedTag]) -> [Model] {
    map { model in
      guard let tag = tags[model.id], case .structure(var structure) = model.shape,
        let index = structure.properties.firstIndex(where: { $0.name == tag.field }),
        structure.properties[index].type == .scalar(.string),
        structure.properties[index].constant == nil
      else { return model }
      structure.properties[index].constant = .string(tag.value)
      structure.properties[index].default = nil
      var model = model
      model.shape = .structure(structure)
      return model
    }
  }
}
