import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension SchemaLowering {
  /// `oneOf` and `anyOf`; nil when their members only check what the rest says.
  mutating func unionOutcome(of facets: Facets, at sites: [Site], _ id: ModelID) -> Outcome? {
    let groups = facets.unions.filter { !isRule($0) }
    guard let group = groups.first else { return nil }
    if groups.count > 1 { return flattened(groups, facets, at: sites, id) }
    var members: [Site] = []
    var isNullable = false
    var targets: Set<Pointer> = []
    for site in group.members {
      if isNull(site) {
        isNullable = true
      } else if isNew(site, &targets) {
        members.append(site)
      }
    }
    guard !members.isEmpty else { return Outcome(.scalar(.json), isNullable: true) }
    if let text = textOutcome(of: members, id), !hasBase(facets) {
      return text.orNull(isNullable)
    }
    let common = commonBase(of: facets, at: sites, for: members)
    if members.count == 1 { return only(members[0], common, sites, id).orNull(isNullable) }
    return union(group, members, common, id).orNull(isNullable)
  }

  /// One alternative is none: the whole is that one.
  private mutating func only(
    _ member: Site, _ common: [Site], _ sites: [Site], _ id: ModelID
  ) -> Outcome {
    let place = sites.last ?? member
    let all = common + [Site(member.element, inside: place.place, place.words)]
    if let use = referenceOnly(all) { return Outcome(use) }
    guard depth < Self.maximumDepth else { return Outcome(Use.anything) }
    depth += 1
    defer { depth -= 1 }
    let owner = Site(member.element, inside: .model(id), [])
    return outcome(of: facets(of: all, owner: owner), at: all, id)
  }

  private func hasBase(_ facets: Facets) -> Bool {
    !facets.properties.isEmpty || !facets.additional.isEmpty
  }

  /// What stands beside the alternatives and holds for each, when members do not repeat it all.
  private mutating func commonBase(
    of facets: Facets, at sites: [Site], for members: [Site]
  ) -> [Site] {
    guard hasBase(facets) || !facets.required.isEmpty else { return [] }
    let isRepeated = members.allSatisfy { member in
      let own = self.facets(of: [member], owner: member)
      return facets.properties.allSatisfy { own.property($0.name) != nil }
        && facets.required.allSatisfy { own.requires($0.name) }
    }
    if isRepeated { return [] }
    return sites.map { site in
      var base = site
      base.leavesOutUnions = true
      return base
    }
  }

  /// The same reference twice is one member.
  private mutating func isNew(_ site: Site, _ targets: inout Set<Pointer>) -> Bool {
    let schema = reader.read(site.element)
    guard let reference = schema.reference, schema.isBareReference else { return true }
    return targets.insert(reference.target).inserted
  }

  /// Only `null` fits.
  private mutating func isNull(_ site: Site) -> Bool {
    let schema = reader.read(site.element)
    if schema.kinds == .null { return true }
    guard schema.reference == nil, schema.kinds == nil else { return false }
    if let constant = schema.constant { return constant.node.kind == .null }
    guard let values = schema.values?.elements, !values.isEmpty else { return false }
    return values.allSatisfy { $0.node.kind == .null }
  }

  private mutating func union(
    _ group: Facets.Alternatives, _ sites: [Site], _ common: [Site], _ id: ModelID
  ) -> Outcome {
    var list = MemberList()
    let placed = placed(sites, in: id)
    for site in placed { list.add(member(common + [site], at: site.element)) }
    let tags = tags(of: group, placed.map { common + [$0] })
    list.fold(keepsEach: tags != nil)
    list.nameString(standsForIdentified: isExpandable(placed.map { common + [$0] }))
    if list.members.count == 1, let only = list.members.first {
      return Outcome(only.type, isNullable: list.isNullable, constant: only.constant)
    }
    var members = list.members
    var discriminator = Union.Discriminator.shape
    if let tags, members.count == tags.values.count {
      discriminator = .tag(field: tags.field, content: .inline)
      for index in members.indices { members[index].tags = tags.values[index] }
    }
    let union = Union(discriminator: discriminator, members: members)
    return Outcome(.union(union), isNullable: list.isNullable)
  }

  private mutating func member(
    _ sites: [Site], at element: Element
  ) -> (member: Union.Member, isNullable: Bool) {
    let use = lower(sites)
    var member = Union.Member(tags: [], type: use.type, location: element.location)
    if case .scalar = use.type { member.constant = use.constant }
    if member.constant == .string("") { member.caseName = "unset" }
    return (member, use.isNullable)
  }

  /// Several groups of alternatives at one place: one structure with the fields of all of them.
  private mutating func flattened(
    _ groups: [Facets.Alternatives], _ facets: Facets, at sites: [Site], _ id: ModelID
  ) -> Outcome? {
    var merged = facets
    merged.unions = []
    if let element = groups.last?.element { reader.remarks.add(.openAPISeveralUnions(element)) }
    for site in groups.flatMap(\.members) {
      let own = self.facets(of: [site], owner: Site(site.element, inside: .model(id), []))
      guard own.isObject else { continue }
      merged.impliedKinds.insert(.object)
      for property in own.properties where merged.property(property.name) == nil {
        for site in property.sites { merged.add(property.name, site) }
      }
    }
    return merged.isObject ? objectOutcome(of: merged, at: sites, id) : Outcome(Use.anything)
  }
}

extension SchemaLowering {
  /// Whether these are one string and objects that all have an `id`: a thing, or what identifies it.
  private mutating func isExpandable(_ members: [[Site]]) -> Bool {
    var strings = 0
    for sites in members {
      let facets = facets(ofMember: sites)
      if facets.values != nil { return false }
      if (facets.kinds ?? facets.impliedKinds) == .string, facets.unions.isEmpty {
        strings += 1
      } else if !isIdentified(sites) {
        return false
      }
    }
    return strings == 1 && members.count > 1
  }

  private mutating func isIdentified(_ sites: [Site]) -> Bool {
    let key = SiteKey(sites)
    if let known = memory.isIdentified[key] { return known }
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    defer { depth -= 1 }
    memory.isIdentified[key] = false
    let found = findIdentity(sites)
    memory.isIdentified[key] = found
    return found
  }

  private mutating func findIdentity(_ sites: [Site]) -> Bool {
    let facets = facets(ofMember: sites)
    if let id = facets.property("id"), facets.requires("id") {
      let inner = self.facets(ofMember: id.sites)
      return (inner.kinds ?? inner.impliedKinds) == .string
    }
    guard facets.unions.count == 1 else { return false }
    return facets.unions[0].members.allSatisfy { isIdentified([$0]) }
  }
}

/// Members of a union while they are found.
private struct MemberList {
  var members: [Union.Member] = []
  var isNullable = false

  mutating func add(_ result: (member: Union.Member, isNullable: Bool)) {
    members.append(result.member)
    isNullable = isNullable || result.isNullable
  }

  /// `.id(String)` beside `.file(File)` rather than `.string(String)`.
  mutating func nameString(standsForIdentified isMeant: Bool) {
    guard isMeant else { return }
    for index in members.indices
    where members[index].type == .scalar(.string) && members[index].constant == nil {
      members[index].caseName = "id"
    }
  }

  /// Members of one Swift type are one; a plain string takes all that is written as a string.
  mutating func fold(keepsEach: Bool) {
    if keepsEach, Set(members.map(\.type)).count == members.count { return }
    let types = Set(members.lazy.filter { $0.constant == nil }.map(\.type))
    let hasString = types.contains(.scalar(.string))
    let hasDouble = types.contains(.scalar(.double))
    var seen: Set<Union.Key> = []
    members = members.filter { member in
      if member.constant != nil, types.contains(member.type) { return false }
      if hasString, member.type != .scalar(.string), member.type.isText { return false }
      if hasDouble, case .scalar(.integer) = member.type { return false }
      return seen.insert(Union.Key(type: member.type, constant: member.constant)).inserted
    }
  }
}

extension Union {
  fileprivate struct Key: Hashable {
    var type: TypeReference
    var constant: Literal?
  }
}

extension TypeReference {
  /// Written as a JSON string, with a format that a plain string does not ask for.
  fileprivate var isText: Bool {
    switch self {
    case .scalar(.date(.rfc3339)), .scalar(.day), .scalar(.uuid), .scalar(.url), .scalar(.data),
      .scalar(.string):
      true
    default: false
    }
  }
}
