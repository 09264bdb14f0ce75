import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension SchemaLowering {
  /// The union of the schemas that extend a base with a discriminator; nil, reported, when they
  /// cannot be told apart.
  mutating func lowerBase(_ base: Element, _ id: ModelID) -> LoweredSchema? {
    guard inheritance.isBase(base), let discriminator = base["discriminator"] else { return nil }
    guard let field = discriminator.text("propertyName") else {
      graph.report(.openAPIDiscriminator("it names no property", discriminator))
      return nil
    }
    let descendants = inheritance.descendants(of: base)
    guard !descendants.isEmpty else {
      graph.report(
        .openAPIDiscriminator("no schema refers to this one in 'allOf'", discriminator))
      return nil
    }
    let mapping = tagFinder.mapping(
      of: discriminator, among: (descendants + [base]).map { [$0.pointer] })
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
    let isSent = mapping.targets.isEmpty || mapping.byDefault?.0 == base.pointer
    if let own = mapping.values[base.pointer] ?? (isSent ? [id.rawValue] : nil) {
      members.append(
        Union.Member(tags: own, type: structure(of: base), location: base.location))
    }
    guard UnionTags.areDistinct(members.map(\.tags)) else {
      graph.report(
        .openAPIDiscriminator("schemas share values of '\(field)'", discriminator))
      return nil
    }
    var hasDefault = false
    if let (target, element) = mapping.byDefault {
      let places = (descendants + [base]).map(\.pointer)
      if let index = places.firstIndex(of: target) {
        members[index].tags = []
        members[index].isDefault = true
        hasDefault = true
        let taken = Set(members.flatMap(\.tags)).union(mapping.names)
        for other in descendants.indices where other != index {
          let name = Declarations.name(of: places[other])
          let stated = inheritedTags(of: descendants[other], field, .init())
          if !taken.contains(name), stated == [name] { members[other].impliedTags = [name] }
        }
      } else {
        graph.report(.openAPIMapping(element))
      }
    }
    declareBase(base, id)
    memberTags.insert(members, field: field)
    // A base among them is a union by itself, of some of the same.
    for inner in descendants where inheritance.isBase(inner) {
      let tagged = (inheritance.descendants(of: inner) + [inner]).compactMap { child in
        mapping.values[child.pointer].map {
          Union.Member(tags: $0, type: structure(of: child), location: child.location)
        }
      }
      memberTags.note(graph.id(of: inner), tagged, field)
    }
    if hasDefault || mayBeOtherThanString(field, in: base) {
      for index in members.indices { members[index].isNamedByTag = false }
    }
    // The members have the property of the base, or one of their own.
    let lacking = (descendants + [base]).first { element in
      (element != base || members.count > descendants.count)
        && tagFinder.statedTags(
          field, of: [SchemaLocation(element, named: InlineName(in: .api, []))]
        ).mayBeAbsent
    }
    if let lacking, !hasDefault {
      graph.report(
        .openAPIPartialDiscriminator(
          "members of which '\(field)' is absent", discriminator,
          .init("a member that may lack it", at: lacking.location)))
    }
    if hasDefault || lacking != nil || mayBeOtherThanString(field, in: base) {
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
    return inheritance.isBase(element) ? id.base : id
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
