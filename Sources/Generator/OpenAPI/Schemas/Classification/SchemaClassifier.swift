import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// Decides which Swift types merged schemas come to.
struct SchemaClassifier {
  let scalars: ScalarTypes
  private let graph: SchemaGraph
  private let strings: ValueDomainFinder
  private let integers: ValueDomainFinder
  private let anyOf: AnyOfMerger

  init(_ graph: SchemaGraph, _ options: OpenAPIOptions) {
    self.graph = graph
    scalars = ScalarTypes(options: options)
    strings = ValueDomainFinder(.string, graph, scalars)
    integers = ValueDomainFinder(.integer, graph, scalars)
    anyOf = AnyOfMerger(graph)
  }

  /// Classifies the schemas that hold at `locations`; inline types inside are named after the model
  /// `id`.
  func classify(
    _ merged: MergedSchema, at locations: [SchemaLocation], in id: ModelID
  ) -> ClassifiedSchema {
    var classified =
      values(of: merged).map { ClassifiedSchema(kind: $0) }
      ?? alternatives(of: merged, at: locations, in: id)
      ?? ClassifiedSchema(kind: kind(of: merged, at: locations))
    classified.isNullable = classified.isNullable || merged.isNullable
    return classified
  }

  /// The scalar that a schema is by its `type` alone; nil if it may be more.
  func plainScalar(_ schema: Schema) -> Scalar? {
    guard !schema.hasStructure, schema.allOf.isEmpty, schema.reference == nil,
      let kind = schema.kinds?.only, kind != .array, kind != .object
    else { return nil }
    return scalars.type(of: kind, schema.format)
  }

  private func kind(
    of merged: MergedSchema, at locations: [SchemaLocation]
  ) -> ClassifiedSchema.Kind {
    if let kind = merged.knownKinds.only { return self.kind(of: merged, as: kind) }
    let kinds = merged.knownKinds.subtracting(.null).single
    // Keywords of several kinds without a `type` say nothing certain.
    guard merged.kinds != nil, !kinds.isEmpty, !locations.isEmpty else {
      return .scalar(merged.kinds == nil ? scalars.type(of: merged.format) : .json)
    }
    return .mixed(kinds.map { ($0, self.kind(of: merged, as: $0)) })
  }

  private func kind(of merged: MergedSchema, as kind: Kinds) -> ClassifiedSchema.Kind {
    switch kind {
    case .object: .object(merged)
    case .array where !merged.tuple.isEmpty:
      .tuple(
        merged.tuple.map { [$0] } + (merged.items.isEmpty ? [] : [merged.items]),
        isOpen: !merged.items.isEmpty)
    case .array: .array(merged.items)
    default: .scalar(scalars.type(of: kind, merged.format))
    }
  }
}

extension SchemaClassifier {
  /// `enum` and `const`.
  private func values(of merged: MergedSchema) -> ClassifiedSchema.Kind? {
    guard let values = statedValues(of: merged) else { return nil }
    if let large = largeIntegers(values, merged) { return large }
    reportKinds(values.map(\.literal), merged)
    let kinds = Set(values.map(\.literal.kind))
    if kinds == [.integer, .number], values.contains(where: { !$0.literal.isWhole }) {
      return .scalar(.double)
    }
    guard let kind = kinds.first, kinds.count == 1 else {
      return constants(values.map(\.withWholeNumber), merged)
    }
    if values.count > 1, kind == .string { return .enumeration(Enumeration(.string, values)) }
    if values.count > 1, kind == .integer { return .enumeration(Enumeration(.integer, values)) }
    if kind == .array || kind == .object, let element = merged.valuesElement {
      graph.report(.openAPIEnumValues(element))
    }
    let literal = values[0].literal
    let isConstant = values.count == 1 && literal.isConstant
    return .scalar(scalar(of: kind, merged.kinds), constant: isConstant ? literal : nil)
  }

  /// Returns the type of integers of which some are beyond `Int`, and none is negative; nil for others. Enums have no such
  /// values.
  private func largeIntegers(
    _ values: [StatedValue], _ merged: MergedSchema
  ) -> ClassifiedSchema.Kind? {
    let numbers = values.compactMap { value in
      if case .number(let text) = value.literal { UInt64(text) } else { nil }
    }
    guard numbers.count == values.count, numbers.contains(where: { $0 > UInt64(Int64.max) }) else {
      return nil
    }
    if values.count > 1, let element = merged.valuesElement {
      graph.report(.openAPILargeValues(element))
    }
    return .scalar(.integer(bits: 64, isSigned: false))
  }

  /// Returns the enum of strings, however few they are; nil where other values are stated, or none.
  func enumeration(of merged: MergedSchema) -> Enumeration? {
    guard let values = statedValues(of: merged), !values.isEmpty,
      values.allSatisfy({ $0.literal.kind == .string })
    else { return nil }
    return Enumeration(.string, values)
  }

  /// Returns the values of `enum` or `const`, each once; nil where there is neither.
  private func statedValues(of merged: MergedSchema) -> [StatedValue]? {
    guard let values = merged.values else { return nil }
    let names = EnumNames(merged.valuesElement, scalars.options)
    var seen: Set<Literal> = []
    return values.compactMap { element in
      let literal = Literal(element.node, as: merged.valueKinds)
      guard seen.insert(literal).inserted else { return nil }
      return StatedValue(
        literal: literal, element: element, title: names.name(of: element),
        about: names.about(element))
    }
  }

  private func scalar(of kind: Kinds, _ stated: Kinds? = nil) -> Scalar {
    switch kind {
    case .string: .string
    case .integer where stated?.contains(.number) != true: .integer(bits: nil, isSigned: true)
    case .integer, .number: .double
    case .bool: .bool
    default: .json
    }
  }

  /// Values of several kinds: a union, if all are constants.
  private func constants(
    _ values: [StatedValue], _ merged: MergedSchema
  ) -> ClassifiedSchema.Kind {
    guard !values.isEmpty, values.allSatisfy(\.literal.isConstant) else {
      if let element = merged.valuesElement { graph.report(.openAPIEnumValues(element)) }
      return .scalar(.json)
    }
    return .constants(
      values.map { value in
        Union.Member(
          tags: [], type: .scalar(scalar(of: value.literal.kind)), constant: value.literal,
          location: value.element.location)
      })
  }

  /// Reports values that are not of the kind the schema states.
  private func reportKinds(_ values: [Literal], _ merged: MergedSchema) {
    guard let kinds = merged.kinds, let element = merged.valuesElement else { return }
    if let other = values.first(where: { value in
      value.kind.isDisjoint(with: kinds) && !(kinds.contains(.integer) && value.isWhole)
    }) {
      graph.report(.openAPIValueKind(other.text, kinds: kinds.description, at: element))
    }
  }
}

extension SchemaClassifier {
  /// `oneOf` and `anyOf`; nil when their members only constrain the rest.
  private func alternatives(
    of merged: MergedSchema, at locations: [SchemaLocation], in id: ModelID
  ) -> ClassifiedSchema? {
    if merged.unions.isEmpty { return nil }
    let groups = alternatives(of: merged)
    guard let group = groups.first else { return nil }
    if groups.count > 1 {
      return ClassifiedSchema(kind: flattened(groups, merged, in: id))
    }
    var targets: Set<Pointer> = []
    let others = group.members.filter { !graph.isNull($0.element) }
    let members = others.filter { isNew($0, &targets) }
    guard !members.isEmpty else { return ClassifiedSchema(kind: .scalar(.json), isNullable: true) }
    let kind =
      anyOf.merged(group, members, beside: merged, in: id).map { .object($0) }
      ?? kind(of: group, members, beside: merged, at: locations)
    return ClassifiedSchema(kind: kind, isNullable: others.count < group.members.count)
  }

  private func kind(
    of group: MergedSchema.Alternatives, _ members: [SchemaLocation], beside merged: MergedSchema,
    at locations: [SchemaLocation]
  ) -> ClassifiedSchema.Kind {
    if members.count > 1, let domain = domain(of: members, beside: merged) { return domain.kind }
    let common = common(of: merged, at: locations, for: members)
    if members.count > 1 {
      return .union(UnionSchema(group: group, members: members, common: common))
    }
    let name = (locations.last ?? members[0]).name
    return .only(common + [SchemaLocation(members[0].element, named: name)])
  }

  /// Returns the strings, or the integers, that alternatives of a schema come to; nil where they are more than that.
  func domain(of merged: MergedSchema) -> ValueDomain? {
    let groups = alternatives(of: merged)
    guard groups.count == 1 else { return nil }
    return domain(of: groups[0].members.filter { !graph.isNull($0.element) }, beside: merged)
  }

  private func domain(of members: [SchemaLocation], beside merged: MergedSchema) -> ValueDomain? {
    if merged.hasProperties { return nil }
    return strings.domain(of: members, as: merged.kinds) ?? integers.domain(of: members)
  }

  /// The unions whose members do not only constrain the rest.
  private func alternatives(of merged: MergedSchema) -> [MergedSchema.Alternatives] {
    merged.unions.filter { !graph.isConstraint($0) }
  }

  /// The schemas beside the alternatives that hold for each, when members do not repeat it all.
  private func common(
    of merged: MergedSchema, at locations: [SchemaLocation], for members: [SchemaLocation]
  ) -> [SchemaLocation] {
    guard merged.hasProperties || !merged.required.isEmpty else { return [] }
    let isRepeated = members.allSatisfy { member in
      let own = graph.merged([member], owner: member)
      return merged.properties.allSatisfy { own.hasProperty($0.name) }
        && merged.required.allSatisfy { own.requires($0.name) }
    }
    if isRepeated { return [] }
    return locations.map { location in
      var base = location
      base.leavesOutUnions = true
      return base
    }
  }

  /// The same reference twice is one member.
  private func isNew(_ location: SchemaLocation, _ targets: inout Set<Pointer>) -> Bool {
    let schema = graph.schema(location.element)
    guard let reference = schema.reference, schema.isBareReference else { return true }
    return targets.insert(reference.target).inserted
  }

  /// Merges several groups of alternatives into one object with the properties of all of them.
  private func flattened(
    _ groups: [MergedSchema.Alternatives], _ merged: MergedSchema, in id: ModelID
  ) -> ClassifiedSchema.Kind {
    var merged = merged
    merged.unions = []
    if let element = groups.last?.element { graph.report(.openAPISeveralUnions(element)) }
    for member in groups.flatMap(\.members) {
      let own = graph.merged([member], owner: SchemaLocation(member.element, in: id))
      guard own.isObject else { continue }
      merged.impliedKinds.insert(.object)
      for property in own.properties where !merged.hasProperty(property.name) {
        for location in property.locations { merged.add(property.name, location) }
      }
    }
    return merged.isObject ? .object(merged) : .scalar(.json)
  }
}

extension Literal {
  /// An integer, be it beyond those of Swift.
  fileprivate var isWhole: Bool {
    if case .number(let text) = self { text.allSatisfy { $0.isNumber || $0 == "-" } } else { false }
  }
}
