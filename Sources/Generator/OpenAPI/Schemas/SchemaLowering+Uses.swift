import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension SchemaLowering {
  /// The type of schemas that all hold at one place, the nearest last.
  mutating func lower(_ sites: [Site]) -> Use {
    guard let last = sites.last else { return .anything }
    if sites.count == 1, let use = simple(last) { return use }
    let key = SiteKey(sites)
    if let use = uses[key] { return use }
    if sites.count == 1, !last.leavesOutUnions, declarations.isReferredTo(last.element) {
      return use(of: last.element)
    }
    if let use = recursiveUse(sites, key, at: last) { return use }
    guard depth < Self.maximumDepth else {
      reader.remarks.add(.openAPITooDeep(last.element))
      return .anything
    }
    depth += 1
    defer { depth -= 1 }
    let use = referenceOnly(sites) ?? inline(sites, key, at: last)
    uses[key] = use
    return use
  }

  /// What stands somewhere inside itself; nil for what does not.
  ///
  /// An array or a dictionary needs no name, as long as what it holds gets one.
  private mutating func recursiveUse(
    _ sites: [Site], _ key: SiteKey, at last: Site
  ) -> Use? {
    guard let times = open[key] else { return nil }
    let facets = facets(of: sites, owner: last)
    if times == 1, facets.isContainer { return nil }
    let id = key.modelID(root: documents.root.pointer.file)
    return Use(slots.reference(to: id), isNullable: allowsNull(facets))
  }

  /// What most schemas are: a bare reference, or a scalar. Nothing of it needs to be remembered.
  private mutating func simple(_ site: Site) -> Use? {
    let schema = reader.read(site.element)
    if schema.isBareReference, let reference = schema.reference {
      guard let target = target(of: reference, in: site.element) else { return .anything }
      return use(of: target)
    }
    guard !schema.hasStructure, schema.allOf.isEmpty, schema.reference == nil,
      let kinds = schema.kinds, let kind = kinds.subtracting(.null).single.first,
      kinds.subtracting(.null).single.count == 1, kind != .array, kind != .object
    else { return nil }
    return Use(
      .scalar(scalar(kind, Scalars(schema))),
      isNullable: schema.isNullable || kinds.contains(.null))
  }

  private mutating func use(of target: Element) -> Use {
    let id = declarations.id(of: target)
    let facts = facts(of: target, id)
    return Use(
      slots.reference(to: id), isNullable: facts.isNullable, constant: facts.constant)
  }

  private mutating func inline(_ sites: [Site], _ key: SiteKey, at last: Site) -> Use {
    guard sites.count == 1 || merged < maximumMerged else {
      reader.remarks.add(.openAPITooManyMerged(last.element, limit: maximumMerged))
      return .anything
    }
    let id = key.modelID(root: documents.root.pointer.file)
    let owner = Site(last.element, inside: .model(id), [])
    let order = slots.nextOrder()
    let times = open[key]
    open[key] = (times ?? 0) + 1
    defer { open[key] = times }
    let facets = facets(of: sites, owner: owner)
    let outcome = outcome(of: facets, at: sites, id)
    let shape: Model.Shape
    switch outcome.result {
    case .shape(let made): shape = made
    // Something inside it names it, so it must be there to be named.
    case .type(let type) where slots.isNamed(id): shape = .alias(type)
    case .type(let type):
      inlined[id] = .inside(last.place, words: last.words)
      return Use(type, isNullable: outcome.isNullable, constant: outcome.constant)
    }
    if sites.count > 1 { merged += 1 }
    slots.define(
      Model(
        id: id, origin: .inside(last.place, words: last.words),
        about: about(sites, facets), deprecation: nil, shape: shape,
        provenance: last.element.pointer.text,
        location: last.element.keyLocation ?? last.element.location), order: order)
    return Use(slots.reference(to: id), isNullable: outcome.isNullable)
  }

  /// The use of a declared schema, when nothing said beside the reference changes it.
  mutating func referenceOnly(_ sites: [Site]) -> Use? {
    if sites.contains(where: \.leavesOutUnions) { return nil }
    if sites.count == 1 {
      let schema = reader.read(sites[0].element)
      if schema.reference == nil, schema.allOf.isEmpty { return nil }
    }
    let (parts, isNullable) = conjuncts(of: sites)
    var reference: (SchemaReference, Element)?
    for case .reference(let one, let element) in parts {
      if reference != nil { return nil }
      reference = (one, element)
    }
    guard let (reference, element) = reference else { return nil }
    guard let target = target(of: reference, in: element) else {
      return parts.count == 1 ? .anything : nil
    }
    for case .own(let schema) in parts {
      guard addsNothing(schema, to: target) else { return nil }
    }
    var use = use(of: target)
    use.isNullable = use.isNullable || isNullable
    return use
  }

  /// Whether a schema only repeats what the one it refers to says.
  private mutating func addsNothing(_ schema: Schema, to target: Element) -> Bool {
    let base = facets(of: target, declarations.id(of: target))
    if let kinds = schema.kinds?.subtracting(.null) {
      let known = base.kinds ?? base.impliedKinds
      let fits = base.unions.isEmpty ? known.isSubset(of: kinds) : true
      if known.isEmpty && base.unions.isEmpty && !kinds.isEmpty || !fits { return false }
    }
    return schema.required.allSatisfy { base.requires($0.string ?? "") }
      && Literal.same(schema.values, base.values) && schema.constant == nil
      && schema.properties.isEmpty && schema.additional?.node.kind != .object
      && schema.patterns.isEmpty && schema.items == nil && schema.tuple.isEmpty
      && schema.oneOf.isEmpty && schema.anyOf.isEmpty
  }

  /// Whether a declared schema allows null, and the one value it has.
  mutating func facts(of target: Element, _ id: ModelID) -> Facts {
    if let known = facts[target.pointer] { return known }
    // What leads back here adds nothing.
    facts[target.pointer] = Facts()
    guard depth < Self.maximumDepth else { return Facts() }
    depth += 1
    defer { depth -= 1 }
    var found = Facts()
    if let use = referenceOnly([Site(target, inside: .model(id), [])]) {
      found = Facts(isNullable: use.isNullable, constant: use.constant)
    } else {
      let facets = facets(of: target, id)
      found.isNullable = allowsNull(facets)
      found.constant = constant(of: facets)
    }
    facts[target.pointer] = found
    return found
  }

  /// Whether null is among what schemas allow, without making types of them.
  mutating func allowsNull(_ facets: Facets) -> Bool {
    if facets.isNullable { return true }
    return facets.unions.contains { union in
      union.members.contains { member in allowsNull(member) }
    }
  }

  private mutating func allowsNull(_ site: Site) -> Bool {
    let key = SiteKey([site])
    if let known = memory.allowsNull[key] { return known }
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    memory.allowsNull[key] = false
    let found =
      referenceOnly([site])?.isNullable ?? allowsNull(facets(of: [site], owner: site))
    memory.allowsNull[key] = found
    return found
  }
}

extension Literal {
  /// Whether an `enum` says no more than what values are known.
  static func same(_ values: Element?, _ known: [Element]?) -> Bool {
    guard let values else { return true }
    return Set(values.elements.map { Literal($0.node) })
      .isSuperset(of: (known ?? []).map { Literal($0.node) }) && known != nil
  }
}
