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
    let schemas = descendants + [base]
    let mapping = tagFinder.mapping(of: discriminator, among: schemas.map { [$0.pointer] })
    let known = Set(schemas.map(\.pointer))
    for (pointer, element) in mapping.targets where !known.contains(pointer) {
      graph.report(.openAPIMapping(element))
    }
    var members = descendants.map { child in
      Union.Member(
        tags: inheritedTags(of: child, field, mapping), type: structure(of: child),
        location: child.keyLocation ?? child.location)
    }
    // Without a mapping its own name is as good as any; an abstract one is never sent.
    let isSent = mapping.targets.isEmpty || mapping.byDefault?.0 == base.pointer
    let name = Declarations.tag(of: base, named: id.rawValue)
    if let own = mapping.values[base.pointer] ?? (isSent ? [name] : nil) {
      members.append(
        Union.Member(tags: own, type: structure(of: base), location: base.location))
    }
    guard UnionTags.areDistinct(members.map(\.tags)) else {
      graph.report(
        .openAPIDiscriminator("schemas share values of '\(field)'", discriminator))
      return nil
    }
    let hasDefault = setDefault(&members, of: schemas, field, mapping)
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
    let isOther = mayBeOtherThanString(field, in: base)
    if hasDefault || isOther {
      for index in members.indices { members[index].isNamedByTag = false }
    }
    // The members have the property of the base, or one of their own.
    let lacking = schemas.first { element in
      (element != base || members.count > descendants.count)
        && tagFinder.statedTags.tags(
          field, of: [SchemaLocation(element, named: InlineName(in: .api, []))]
        ).mayBeAbsent
    }
    if let lacking, !hasDefault {
      graph.report(
        .openAPIPartialDiscriminator(
          "members of which '\(field)' is absent", discriminator,
          .init("a member that may lack it", at: lacking.location)))
    }
    let isCertain = !hasDefault && lacking == nil && !isOther
    return LoweredSchema(
      .union(
        Union(
          discriminator: isCertain
            ? .tag(field: field, content: .inline) : .tagIfPresent(field: field),
          members: members)))
  }

  /// Makes the member of the mapping's default take what leads to no other; returns whether there is one.
  private func setDefault(
    _ members: inout [Union.Member], of schemas: [Element], _ field: String,
    _ mapping: UnionTagFinder.Mapping
  ) -> Bool {
    guard let (target, element) = mapping.byDefault else { return false }
    guard let index = schemas.firstIndex(where: { $0.pointer == target }) else {
      graph.report(.openAPIMapping(element))
      return false
    }
    members[index].tags = []
    members[index].isDefault = true
    let taken = Set(members.flatMap(\.tags)).union(mapping.names)
    for other in schemas.indices.dropLast() where other != index {
      let name = Declarations.name(of: schemas[other].pointer)
      let stated = inheritedTags(of: schemas[other], field, .init())
      if !taken.contains(name), stated == [name] { members[other].impliedTags = [name] }
    }
    return true
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
    let name = Declarations.tag(of: child)
    let parts = [child] + (child["allOf"]?.elements ?? [])
    guard parts.contains(where: { $0["properties"]?[field] != nil }),
      case .values(let values) = tagFinder.statedTags.tags(
        field, of: [SchemaLocation(child, named: InlineName(in: .api, []))])
    else { return [name] }
    return values
  }
}
