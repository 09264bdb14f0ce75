import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension SchemaLowering {
  /// What holds at a place, in parts: what is only referred to, and what is said here.
  enum Conjunct {
    case reference(SchemaReference, in: Element)
    case own(Schema)
  }

  /// References are not followed. Those that only name or describe are left out.
  mutating func conjuncts(of sites: [Site]) -> (parts: [Conjunct], isNullable: Bool) {
    var parts: [Conjunct] = []
    var isNullable = false
    for site in sites { collect(site.element, &parts, &isNullable) }
    return (parts, isNullable)
  }

  private mutating func collect(
    _ element: Element, _ parts: inout [Conjunct], _ isNullable: inout Bool
  ) {
    let schema = reader.read(element)
    if let reference = schema.reference {
      let isKnown = parts.contains {
        if case .reference(let other, _) = $0 { other.target == reference.target } else { false }
      }
      if !isKnown { parts.append(.reference(reference, in: element)) }
    }
    for member in schema.allOf { collect(member, &parts, &isNullable) }
    if schema.isNullable || schema.kinds?.contains(.null) == true { isNullable = true }
    if !schema.addsNothing { parts.append(.own(schema)) }
  }

  /// The schema a reference means; nil, said once, when there is none.
  ///
  /// A schema in the middle of something that only refers on is passed over: it has no name to give.
  mutating func target(of reference: SchemaReference, in element: Element) -> Element? {
    var (reference, element) = (reference, element)
    var seen: Set<Pointer> = []
    while let found = documents[reference.target] {
      let schema = reader.read(found)
      guard schema.isBareReference, let next = schema.reference, declarations.isNameless(found),
        seen.insert(found.pointer).inserted
      else { return found }
      (reference, element) = (next, found)
    }
    // Files that cannot be had are errors of whoever reads files.
    guard !reference.isRemote, documents.files[reference.target.file] != nil else { return nil }
    reader.remarks.add(
      .openAPIUnknownSchema(reference, element, among: vocabulary))
    return nil
  }

  /// Everything that holds at `sites`, references followed. Inline types of properties are named
  /// after `owner`.
  mutating func facets(of sites: [Site], owner: Site) -> Facets {
    var facets = Facets()
    var seen: Set<Pointer> = []
    for site in sites {
      add(site, owner: owner, to: &facets, &seen, isInherited: false, depth: 0)
    }
    addConditional(to: &facets)
    return facets
  }

  /// Properties that stand nowhere but in `then` and `else`: they may be there.
  private mutating func addConditional(to facets: inout Facets) {
    for (element, owner) in facets.conditional {
      guard case .found(let target) = documents.resolve(element) else { continue }
      let known = Set(facets.properties.map(\.name))
      for property in reader.read(target).properties where !known.contains(property.name) {
        facets.add(property.name, owner.inner(property, property.name))
        facets.impliedKinds.insert(.object)
      }
    }
  }

  /// Those of a declared schema.
  mutating func facets(of declared: Element, _ id: ModelID) -> Facets {
    if let facets = shared[declared.pointer] { return facets }
    let site = Site(declared, inside: .model(id), [])
    let facets = facets(of: [site], owner: site)
    shared[declared.pointer] = facets
    return facets
  }

  private mutating func add(
    _ site: Site, owner: Site, to facets: inout Facets, _ seen: inout Set<Pointer>,
    isInherited: Bool, depth: Int
  ) {
    guard depth < Self.maximumDepth else {
      return reader.remarks.add(.openAPITooDeep(site.element))
    }
    // Twice would say no more than once, and recursion would make ever longer lists of it.
    guard seen.insert(site.element.pointer).inserted else { return }
    let schema = reader.read(site.element)
    if let reference = schema.reference, let target = target(of: reference, in: site.element) {
      var base = Site(target, inside: .model(declarations.id(of: target)), [])
      base.leavesOutUnions = site.leavesOutUnions
      add(base, owner: base, to: &facets, &seen, isInherited: true, depth: depth + 1)
    }
    for member in schema.allOf {
      var part = Site(member, inside: site.place, site.words)
      part.leavesOutUnions = site.leavesOutUnions
      add(part, owner: owner, to: &facets, &seen, isInherited: isInherited, depth: depth + 1)
    }
    facets.merge(
      schema, at: site, owner: owner, isInherited: isInherited, &reader.remarks)
  }
}
