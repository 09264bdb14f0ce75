import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The models of classified schemas.
extension SchemaLowering {
  /// Lowers merged schemas; `id` is that of the model they may become.
  mutating func lower(
    _ merged: MergedSchema, at locations: [SchemaLocation], in id: ModelID
  ) -> LoweredSchema {
    let classified = classifier.classify(merged, at: locations, in: id)
    if case .only(let member) = classified.kind, let group = merged.unions.first {
      tagFinder.checkMapping(of: group, member)
    }
    var lowered = lower(classified.kind, at: locations, in: id)
    lowered.isNullable = lowered.isNullable || classified.isNullable
    return lowered
  }

  private mutating func lower(
    _ kind: ClassifiedSchema.Kind, at locations: [SchemaLocation], in id: ModelID
  ) -> LoweredSchema {
    switch kind {
    case .scalar(let scalar, let constant):
      return LoweredSchema(.alias(.scalar(scalar)), constant: constant)
    case .enumeration(let enumeration): return LoweredSchema(.enumeration(enumeration))
    case .constants(let members):
      return LoweredSchema(.union(Union(discriminator: .shape, members: members)))
    case .declared(let id): return LoweredSchema(.alias(slots.reference(to: id)))
    case .array(let items):
      let element = lower(items).reference
      return LoweredSchema(.alias(.array(limited(element, at: locations))))
    case .tuple(let elements, let isOpen):
      let element = tupleElement(elements, isOpen: isOpen, at: locations)
      return LoweredSchema(.alias(.array(limited(element, at: locations))))
    case .object(let merged): return lowerObject(merged, at: locations)
    case .union(let union): return lowerUnion(union, in: id)
    case .only(let alternative): return lowerOnly(alternative, in: id)
    case .mixed(let kinds): return lowerMixed(kinds, at: locations, in: id)
    }
  }

  /// A structure; a dictionary where no property is declared.
  mutating func lowerObject(
    _ merged: MergedSchema, at locations: [SchemaLocation]
  ) -> LoweredSchema {
    noteUnknownRequired(merged, of: locations.last?.element)
    let additional = additionalType(of: merged).map { limited($0, at: locations) }
    guard !merged.properties.isEmpty else {
      return LoweredSchema(.alias(.dictionary(additional ?? .scalar(.json))))
    }
    let properties = merged.properties.map { property($0, in: merged) }
    return LoweredSchema(.structure(Structure(properties: properties, additional: additional)))
  }

  /// The type of additional properties; nil: they are not mentioned.
  private mutating func additionalType(of merged: MergedSchema) -> TypeReference? {
    if !merged.additional.isEmpty {
      // Patterns and the rest may differ; a dictionary has one type.
      let types = merged.additional.map { lower([$0]).reference }
      return Set(types).count == 1 ? types.first : .scalar(.json)
    }
    return merged.allowsAdditional == true ? .scalar(.json) : nil
  }

  /// Elements that differ by position are all of one type, or any JSON.
  private mutating func tupleElement(
    _ elements: [[SchemaLocation]], isOpen: Bool, at locations: [SchemaLocation]
  ) -> TypeReference {
    let types = Set(elements.map { lower($0).reference })
    // One type for all there may be is an array as any other.
    let isOne = types.count == 1
    let isWhole = isOpen || locations.contains { graph.schema($0.element).isClosedTuple }
    if let last = locations.last, !isOne || !isWhole {
      graph.report(isOne ? .openAPIOpenTuple(last.element) : .openAPITuple(last.element))
    }
    return types.count == 1 ? types.first ?? .scalar(.json) : .scalar(.json)
  }

  /// The type that an array or dictionary around it may hold: the compiler is no match for deeper
  /// ones.
  private func limited(_ type: TypeReference, at locations: [SchemaLocation]) -> TypeReference {
    guard type.depth >= TypeReference.maximumDepth, let last = locations.last else { return type }
    graph.report(.openAPITypeTooDeep(last.element))
    return .scalar(.json)
  }

  /// A single alternative is no choice: the whole is that one.
  private mutating func lowerOnly(
    _ alternative: [SchemaLocation], in id: ModelID
  ) -> LoweredSchema {
    if let reference = traitFinder.plainReference(at: alternative) {
      return LoweredSchema(use(of: reference))
    }
    let lowered = graph.nesting.deeper { () -> LoweredSchema in
      let owner = alternative.last.map {
        SchemaLocation($0.element, in: id, user: $0.name.user)
      }
      let merged = owner.map { graph.merged(alternative, owner: $0) } ?? MergedSchema()
      return lower(merged, at: alternative, in: id)
    }
    return lowered ?? LoweredSchema(.anything)
  }

  /// A union with a member for each kind of value.
  private mutating func lowerMixed(
    _ kinds: [(kind: Kinds, schema: ClassifiedSchema.Kind)], at locations: [SchemaLocation],
    in id: ModelID
  ) -> LoweredSchema {
    guard let element = locations.last?.element else { return LoweredSchema(.anything) }
    var members = kinds.map { kind, schema in
      let order = slots.nextOrder()
      let part = id.part(kind.description)
      let lowered = lower(schema, at: locations, in: part)
      if case .alias(let type) = lowered.shape {
        return Union.Member(tags: [], type: type, location: element.location)
      }
      slots.define(
        Model(
          id: part, shape: lowered.shape, provenance: element.pointer.text,
          location: element.keyLocation ?? element.location),
        order: order, name: InlineName(in: .model(id), [kind.description]))
      return Union.Member(
        tags: [], type: slots.reference(to: part), location: element.location)
    }
    // The user's types may be the same for several.
    members.fold(keepingEach: false)
    if members.count == 1 { return LoweredSchema(.alias(members[0].type)) }
    return LoweredSchema(.union(Union(discriminator: .shape, members: members)))
  }
}

extension SchemaLowering {
  private mutating func lowerUnion(_ union: UnionSchema, in id: ModelID) -> LoweredSchema {
    let locations = memberNames.named(union.members, in: id).map { union.common + [$0] }
    let tags = tagFinder.tags(of: union.group, locations)
    let names = tags?.isDeclared == true ? [] : tagFinder.names(of: locations)
    var members: [Union.Member] = []
    var isNullable = false
    let further = tags?.further.flatMap { member in
      memberNames.named(union.members + [member], in: id).last.map { union.common + [$0] }
    }
    for (index, location) in (locations + [further].compactMap(\.self)).enumerated() {
      let use = lower(location)
      isNullable = isNullable || use.isNullable
      guard let element = location.last?.element else { continue }
      var member = Union.Member(use, at: element)
      if names.indices.contains(index) { member.caseName = member.caseName ?? names[index] }
      if let tags, !tags.isCertain { member.tags = tags.values[index] }
      member.isDefault = tags?.other == index
      if let tags, tags.implied.indices.contains(index) { member.impliedTags = tags.implied[index] }
      members.append(member)
    }
    let all = members
    members.fold(keepingEach: tags?.isCertain == true)
    if memberNames.isExpandable(locations) { members.nameString("id") }
    if members.count == 1 {
      return LoweredSchema(
        .alias(members[0].type), isNullable: isNullable, constant: members[0].constant)
    }
    var discriminator = Union.Discriminator.shape
    if let tags, !tags.isCertain {
      discriminator = .tagIfPresent(field: tags.field)
      members.takeTags(of: all)
    } else if let tags, members.count == tags.values.count {
      discriminator = .tag(field: tags.field, content: .inline)
      for index in members.indices {
        members[index].tags = tags.values[index]
        if tags.isDeclared { continue }
        members[index].isNamedByTag = members[index].caseName == members[index].tags.first
        if members[index].isNamedByTag { members[index].caseName = nil }
      }
    }
    if let tags {
      memberTags.insert(members, field: tags.field)
      for nested in tags.nested { note(nested, by: tags.field) }
    }
    return LoweredSchema(
      .union(Union(discriminator: discriminator, members: members)), isNullable: isNullable)
  }
}

extension SchemaLowering {
  private mutating func note(_ nested: NestedTags, by field: String) {
    let members = nested.members.map { location, values in
      Union.Member(
        tags: values, type: lower([location]).type, location: location.element.location)
    }
    memberTags.insert(members, field: field)
    if case .model(let id) = lower(nested.union).type { memberTags.note(id, members, field) }
  }
}

extension Union.Member {
  fileprivate init(_ use: TypeUse, at element: Element) {
    self.init(tags: [], type: use.type, location: element.location)
    if case .scalar = use.type { constant = use.constant }
    if constant == .string("") { caseName = "unset" }
  }

  fileprivate struct Key: Hashable {
    var type: TypeReference
    var constant: Literal?
  }
}

extension [Union.Member] {
  /// `.id(String)` beside `.file(File)` rather than `.string(String)`.
  fileprivate mutating func nameString(_ name: String) {
    for index in indices
    where self[index].type == .scalar(.string) && self[index].constant == nil {
      self[index].caseName = name
    }
  }

  /// Lets members have the tags of those that became one with them.
  fileprivate mutating func takeTags(of all: [Union.Member]) {
    for index in indices {
      self[index].isNamedByTag = false
      let equals = all.filter { $0.type == self[index].type }
      self[index].isDefault = equals.contains(where: \.isDefault)
      self[index].impliedTags = equals.flatMap(\.impliedTags)
      let same = equals.map(\.tags)
      var seen: Set<String> = []
      self[index].tags =
        same.contains([]) ? [] : same.joined().filter { seen.insert($0).inserted }
    }
  }

  /// Makes members of one Swift type one; a plain string takes all that is written as a string.
  fileprivate mutating func fold(keepingEach: Bool) {
    if keepingEach, Set(map(\.type)).count == count { return }
    let types = Set(lazy.filter { $0.constant == nil }.map(\.type))
    let hasString = types.contains(.scalar(.string))
    let hasDouble = types.contains(.scalar(.double))
    var seen: Set<Union.Member.Key> = []
    self = filter { member in
      if member.constant != nil, types.contains(member.type) { return false }
      if hasString, member.type != .scalar(.string), member.type.isString { return false }
      if hasDouble, case .scalar(.integer) = member.type { return false }
      return seen.insert(.init(type: member.type, constant: member.constant)).inserted
    }
  }
}

extension TypeReference {
  /// Written as a JSON string, with a format that a plain string does not ask for.
  fileprivate var isString: Bool {
    switch self {
    case .scalar(.date(.rfc3339)), .scalar(.day), .scalar(.uuid), .scalar(.url), .scalar(.data),
      .scalar(.string):
      true
    default: false
    }
  }
}
