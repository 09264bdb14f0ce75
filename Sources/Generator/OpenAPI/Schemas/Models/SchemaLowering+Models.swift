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
    case .tuple(let elements):
      let element = tupleElement(elements, at: locations)
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
    _ elements: [SchemaLocation], at locations: [SchemaLocation]
  ) -> TypeReference {
    if let last = locations.last { graph.report(.openAPITuple(last.element)) }
    let types = Set(elements.map { lower([$0]).reference })
    return types.count == 1 ? types.first ?? .scalar(.json) : .scalar(.json)
  }

  /// The type that an array or dictionary around it may hold: the compiler is no match for deeper
  /// ones.
  private func limited(_ type: TypeReference, at locations: [SchemaLocation]) -> TypeReference {
    guard type.depth >= TypeReference.maximumDepth, let last = locations.last else { return type }
    graph.report(.openAPITypeTooDeep(last.element))
    return .scalar(.json)
  }

  /// One alternative is none: the whole is that one.
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
