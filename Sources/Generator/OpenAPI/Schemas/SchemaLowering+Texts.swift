import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The strings that alternatives allow.
struct TextDomain: Sendable {
  private(set) var values: [(literal: Literal, element: Element)] = []
  var isOpen = false
  /// Declared enums that give the values.
  var models: [ModelID] = []
  /// Values that stand in no declared enum.
  var hasOwn = false
  private var known: Set<Literal> = []

  init(
    values: [(literal: Literal, element: Element)] = [], isOpen: Bool = false,
    models: [ModelID] = [], hasOwn: Bool = false
  ) {
    self.isOpen = isOpen
    self.models = models
    self.hasOwn = hasOwn
    add(values)
  }

  /// Each value once.
  mutating func add(_ values: [(literal: Literal, element: Element)]) {
    self.values += values.filter { known.insert($0.literal).inserted }
  }
}

extension SchemaLowering {
  /// Alternatives that are all strings, known ones or any: one open enum, or a plain string.
  mutating func textOutcome(of members: [Site], _ id: ModelID) -> Outcome? {
    guard members.count > 1 else { return nil }
    var all = TextDomain()
    for site in members {
      guard let domain = textDomain(of: site) else { return nil }
      all.add(domain.values)
      all.isOpen = all.isOpen || domain.isOpen
      all.models += domain.models
      all.hasOwn = all.hasOwn || domain.hasOwn
    }
    return outcome(of: all)
  }

  private mutating func outcome(of domain: TextDomain) -> Outcome {
    var values = domain.values
    if domain.isOpen { values.removeAll { $0.literal == .string("") } }
    if !domain.hasOwn, domain.models.count == 1 {
      return Outcome(slots.reference(to: domain.models[0]))
    }
    if values.isEmpty { return Outcome(.scalar(.string)) }
    if values.count == 1, !domain.isOpen {
      return Outcome(.scalar(.string), constant: values[0].literal)
    }
    let known = values.map {
      Enumeration.Value(name: $0.literal.text, raw: $0.literal, location: $0.element.location)
    }
    return Outcome(
      .enumeration(Enumeration(rawType: .string, values: known, isOpen: true)))
  }

  /// nil: it is something else than text, or text that Swift has another type for.
  private mutating func textDomain(of site: Site) -> TextDomain? {
    let key = SiteKey([site])
    if let known = memory.textDomains[key] { return known }
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    memory.textDomains[key] = .some(nil)
    let found = findTextDomain(of: site)
    memory.textDomains[key] = .some(found)
    return found
  }

  private mutating func findTextDomain(of site: Site) -> TextDomain? {
    let facets = facets(ofMember: [site])
    if facets.isNullable { return nil }
    let kinds = facets.kinds ?? facets.impliedKinds
    if !facets.unions.isEmpty { return textDomain(ofUnion: facets, at: site) }
    if let values = facets.values {
      let literals = values.map { (literal: Literal($0.node, as: facets.kinds), element: $0) }
      guard literals.allSatisfy({ $0.literal.kind == .string }) else { return nil }
      let model = literals.count > 1 ? declared(site) : nil
      return TextDomain(
        values: literals, models: [model].compactMap { $0 }, hasOwn: model == nil)
    }
    guard kinds == .string, scalar(.string, facets) == .string else { return nil }
    return TextDomain(isOpen: true)
  }

  private mutating func textDomain(ofUnion facets: Facets, at site: Site) -> TextDomain? {
    guard facets.unions.count == 1, facets.properties.isEmpty, facets.values == nil else {
      return nil
    }
    var all = TextDomain()
    for member in facets.unions[0].members {
      guard let domain = textDomain(of: member) else { return nil }
      all.add(domain.values)
      all.isOpen = all.isOpen || domain.isOpen
      all.hasOwn = all.hasOwn || domain.hasOwn
    }
    if !all.values.isEmpty, let model = declared(site) {
      all.models = [model]
      all.hasOwn = false
    }
    return all
  }

  /// The declared schema that a place is nothing but a reference to.
  mutating func declared(_ site: Site) -> ModelID? {
    if let use = referenceTarget(of: site) { return declarations.id(of: use) }
    return nil
  }

  mutating func referenceTarget(of site: Site) -> Element? {
    let schema = reader.read(site.element)
    guard let reference = schema.reference else { return nil }
    return target(of: reference, in: site.element)
  }

  /// Those of a member of a union, which are asked for again and again where it is declared.
  mutating func facets(ofMember sites: [Site]) -> Facets {
    if sites.count == 1, !sites[0].leavesOutUnions,
      reader.read(sites[0].element).isBareReference, let target = referenceTarget(of: sites[0])
    {
      return facets(of: target, declarations.id(of: target))
    }
    return facets(of: sites, owner: sites.last ?? Site(documents.root, inside: .api, []))
  }
}

extension SchemaContent {
  /// A reference with nothing beside it that matters to values.
  var isBareReference: Bool {
    reference != nil && addsNothing && allOf.isEmpty && !isNullable
  }
}
