import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The field that tells members apart, and the values that lead to each.
struct Tags {
  var field: String
  var values: [[String]]
}

extension SchemaLowering {
  /// nil: the shapes of the members decide.
  mutating func tags(of group: Facets.Alternatives, _ members: [[Site]]) -> Tags? {
    if let discriminator = group.discriminator {
      guard let name = discriminator["propertyName"]?.node.string else {
        reader.remarks.add(.openAPIDiscriminator("it names no property", discriminator))
        return inferredTags(members)
      }
      return declaredTags(name, discriminator, members) ?? inferredTags(members)
    }
    return inferredTags(members)
  }

  private mutating func declaredTags(
    _ field: String, _ discriminator: Element, _ members: [[Site]]
  ) -> Tags? {
    let mapping = mapping(of: discriminator)
    var values: [[String]] = []
    var used: Set<Pointer> = []
    for sites in members {
      let target = sites.last.flatMap { referenceTarget(of: $0) }
      if let target { used.insert(target.pointer) }
      let mapped = target.flatMap { mapping.values[$0.pointer] } ?? []
      let stated = statedTags(field, sites)
      if case .absent = stated {
        reader.remarks.add(
          .openAPIDiscriminator(
            "'\(field)' is not required of each member, so members are told apart by what they hold",
            discriminator, member: sites.last?.element))
        return nil
      }
      let own = if case .values(let values) = stated { values } else { [String]() }
      let names = target.map { [Declarations.name(of: $0.pointer)] } ?? []
      values.append(!mapped.isEmpty ? mapped : !own.isEmpty ? own : names)
    }
    for (pointer, element) in mapping.targets where !used.contains(pointer) {
      reader.remarks.add(.openAPIMapping(element))
    }
    if areApart(values) { return Tags(field: field, values: values) }
    reader.remarks.add(
      .openAPIDiscriminator(
        "members share values of '\(field)', so they are told apart by what they hold",
        discriminator))
    return nil
  }

  func areApart(_ values: [[String]]) -> Bool {
    var seen: Set<String> = []
    return values.allSatisfy { tags in
      !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
    }
  }

  struct Mapping {
    var values: [Pointer: [String]] = [:]
    var targets: [(Pointer, Element)] = []
  }

  /// Targets are references or bare names of components.
  mutating func mapping(of discriminator: Element) -> Mapping {
    var mapping = Mapping()
    for entry in discriminator["mapping"]?.members ?? [] {
      guard let text = entry.node.string else { continue }
      let component = documents.root.pointer.appending("components").appending("schemas")
        .appending(text)
      let target =
        documents[component] != nil
        ? component : Reference(text, in: entry.pointer.file, at: entry.location).target
      guard documents[target] != nil else {
        reader.remarks.add(.openAPIMapping(entry))
        continue
      }
      mapping.values[target, default: []].append(entry.name)
      mapping.targets.append((target, entry))
    }
    return mapping
  }

  /// What a member says of a field.
  enum Stated: Sendable {
    /// It need not be there, or is no text.
    case absent
    case anyText
    case values([String])
  }

  mutating func statedTags(_ field: String, _ sites: [Site]) -> Stated {
    let key = UnionMemory.TagKey(field: field, sites: SiteKey(sites))
    if let known = memory.tags[key] { return known }
    guard depth < Self.maximumDepth else { return .absent }
    depth += 1
    defer { depth -= 1 }
    memory.tags[key] = .absent
    let found = findTags(field, sites)
    memory.tags[key] = found
    return found
  }

  private mutating func findTags(_ field: String, _ sites: [Site]) -> Stated {
    let facets = facets(ofMember: sites)
    if let property = facets.property(field), facets.requires(field) {
      return Self.stated(self.facets(ofMember: property.sites))
    }
    guard facets.unions.count == 1, let union = facets.unions.first else { return .absent }
    var all: [String] = []
    var seen: Set<String> = []
    for member in union.members {
      guard case .values(let values) = statedTags(field, [member]) else { return .absent }
      all += values.filter { seen.insert($0).inserted }
    }
    return all.isEmpty ? .absent : .values(all)
  }

  private static func stated(_ facets: Facets) -> Stated {
    if facets.isNullable { return .absent }
    if let values = facets.values {
      let texts = values.map { Literal($0.node, as: facets.kinds) }
      guard texts.allSatisfy({ $0.kind == .string }) else { return .absent }
      return .values(texts.map(\.text))
    }
    let kinds = facets.kinds ?? facets.impliedKinds
    return kinds == .string && facets.unions.isEmpty ? .anyText : .absent
  }

  /// Without a discriminator: the first field of the first member that all must have, with values of
  /// their own.
  private mutating func inferredTags(_ members: [[Site]]) -> Tags? {
    guard members.count > 1, let first = members.first else { return nil }
    for field in candidates(first) {
      var values: [[String]] = []
      for sites in members {
        guard case .values(let own) = statedTags(field, sites) else { break }
        values.append(own)
      }
      if values.count == members.count, areApart(values) {
        return Tags(field: field, values: values)
      }
    }
    return nil
  }

  private mutating func candidates(_ sites: [Site]) -> [String] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    let facets = facets(ofMember: sites)
    let own = facets.properties.map(\.name).filter { facets.requires($0) }
    if !own.isEmpty || facets.unions.isEmpty { return own }
    return facets.unions[0].members.first.map { candidates([$0]) } ?? []
  }
}
