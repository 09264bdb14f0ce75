import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

/// The facts about a schema that its uses need: null is allowed, and the only value.
struct SchemaTraits {
  var isNullable = false
  var constant: Literal?
}

/// A location that is nothing but a reference to a declared schema.
struct PlainReference {
  /// nil: it leads to nothing.
  var target: Element?
  /// The location allows null, whether or not the schema does.
  var isNullable = false
}

/// Finds facts about schemas without making types of them.
struct SchemaTraitFinder {
  private let graph: SchemaGraph
  private let declared: Memo<Pointer, SchemaTraits>
  private let nullable: Memo<SchemaKey, Bool>

  init(_ graph: SchemaGraph) {
    self.graph = graph
    declared = Memo(graph.nesting, nothing: SchemaTraits())
    nullable = Memo(graph.nesting, nothing: false)
  }

  /// The traits of a schema that is referred to.
  func traits(of element: Element) -> SchemaTraits {
    let id = graph.id(of: element)
    return declared.value(for: element.pointer) {
      if let reference = plainReference(at: [SchemaLocation(element, in: id)]) {
        return traits(of: reference)
      }
      let merged = graph.merged(declared: element)
      return SchemaTraits(isNullable: allowsNull(merged), constant: merged.constant)
    }
  }

  func traits(of reference: PlainReference) -> SchemaTraits {
    guard let target = reference.target else { return SchemaTraits() }
    var traits = traits(of: target)
    traits.isNullable = traits.isNullable || reference.isNullable
    return traits
  }

  func allowsNull(_ merged: MergedSchema) -> Bool {
    if merged.isNullable || merged.unions.isEmpty { return merged.isNullable }
    return merged.unions.contains { union in union.members.contains { allowsNull($0) } }
  }

  private func allowsNull(_ location: SchemaLocation) -> Bool {
    nullable.value(for: SchemaKey([location])) {
      if let reference = plainReference(at: [location]) {
        return traits(of: reference).isNullable
      }
      return allowsNull(graph.merged([location], owner: location))
    }
  }

  /// The reference that is left when nothing beside it changes its meaning; nil: the locations
  /// state more.
  func plainReference(at locations: [SchemaLocation]) -> PlainReference? {
    if locations.contains(where: \.leavesOutUnions) { return nil }
    if locations.count == 1 {
      let schema = graph.schema(locations[0].element)
      if schema.reference == nil, schema.allOf.isEmpty { return nil }
    }
    var stated = StatedSchemas()
    for location in locations { stated.add(location.element, graph) }
    guard stated.references.count == 1, let (reference, element) = stated.references.first else {
      return nil
    }
    guard let target = graph.target(of: reference, in: element) else {
      return stated.own.isEmpty && stated.overridden.isEmpty ? PlainReference() : nil
    }
    guard stated.own.allSatisfy({ addsNothing($0, to: target) }),
      stated.overridden.allSatisfy({ addsNothing($0, to: target, isOverridden: true) })
    else { return nil }
    return PlainReference(target: target, isNullable: stated.isNullable)
  }

  /// Only repeats the schema it refers to, or is an enum in whose place a reference to another stands.
  private func addsNothing(
    _ schema: Schema, to target: Element, isOverridden: Bool = false
  ) -> Bool {
    let base = graph.merged(declared: target)
    if let kinds = schema.kinds?.subtracting(.null) {
      let known = base.knownKinds
      let fits = base.unions.isEmpty ? known.isSubset(of: kinds) : true
      if known.isEmpty && base.unions.isEmpty && !kinds.isEmpty || !fits { return false }
    }
    return schema.required.allSatisfy { base.requires($0.string ?? "") }
      && (isOverridden && base.values != nil && schema.values.map { $0.elements.count > 1 } != false
        || Literal.areAllowed(base.values, by: schema.values))
      && schema.constant == nil
      && schema.properties.isEmpty && schema.additional?.node.kind != .object
      && schema.patterns.isEmpty && schema.items == nil && schema.tuple.isEmpty
      && schema.oneOf.isEmpty && schema.anyOf.isEmpty
  }
}

/// The schemas stated at a location: references are not followed, and annotations are left out.
private struct StatedSchemas {
  var references: [(SchemaReference, Element)] = []
  var own: [Schema] = []
  /// The schemas of bases, in front of the reference.
  var overridden: [Schema] = []
  var isNullable = false

  mutating func add(_ element: Element, _ graph: SchemaGraph) {
    let schema = graph.schema(element)
    if let reference = schema.reference,
      !references.contains(where: { $0.0.target == reference.target })
    {
      references.append((reference, element))
      (overridden, own) = (overridden + own, [])
    }
    for member in schema.allOf { add(member, graph) }
    if schema.isNullable || schema.kinds?.contains(.null) == true { isNullable = true }
    if !schema.addsNothing { own.append(schema) }
  }
}

extension Literal {
  /// An `enum`, if there is one, allows all the known values.
  fileprivate static func areAllowed(_ known: [Element]?, by values: Element?) -> Bool {
    guard let values else { return true }
    guard let known else { return false }
    return Set(values.elements.map { Literal($0.node) })
      .isSuperset(of: known.map { Literal($0.node) })
  }
}

extension MergedSchema {
  /// The one value that is allowed, where it is of a kind that has constants.
  var constant: Literal? {
    guard unions.isEmpty, let values, values.count == 1 else { return nil }
    let literal = Literal(values[0].node, as: valueKinds)
    return literal.isConstant ? literal : nil
  }
}
