import SDKGenDiagnostics
import SDKGenSourceText

extension UnionTagFinder {
  /// What a discriminator says, and why it does not decide alone.
  struct DeclaredTags {
    var tags: UnionTags
    /// The first member that may lack the property.
    var lacking: Element?
    /// The first member to which no value leads.
    var untagged: Element?
    /// A member takes the values to which no other one belongs.
    var hasDefault = false
  }

  /// A member, with what leads to it.
  private struct Member {
    var locations: [SchemaLocation]
    var places: [Pointer]
    var nested: Inside
    var stated: StatedTags

    var element: Element? { locations.last?.element }
  }

  func declaredTags(
    _ field: String, _ discriminator: Element, _ alternatives: [[SchemaLocation]],
    isRequired: Bool
  ) -> DeclaredTags {
    let places = alternatives.map { $0.last.map { self.places(of: $0.element) } ?? [] }
    let direct = Set(places.joined())
    let mapping = mapping(of: discriminator, among: places)
    let nested = alternatives.map { nestedTags(of: $0, by: field, mapping, besides: direct) }
    let members = alternatives.indices.map { index in
      Member(
        locations: alternatives[index], places: places[index], nested: nested[index],
        stated: stated(field, of: alternatives[index], isRequired: isRequired))
    }
    let isCertain = members.allSatisfy(\.stated.isCertain)
    var used = direct
    var found = DeclaredTags(tags: UnionTags(field: field, values: [], isDeclared: true))
    for (index, member) in members.enumerated() {
      // A scalar beside objects is told apart by its kind.
      let merged = graph.merged(member: member.locations)
      let isObject = merged.isObject || !merged.unions.isEmpty
      if !found.hasDefault, let (target, _) = mapping.byDefault,
        isDefault(target, member.element, at: member.places, besides: direct)
      {
        found.hasDefault = true
        found.tags.other = index
        found.tags.values.append([])
        used.insert(target)
        continue
      }
      if found.lacking == nil, isObject, member.stated.mayBeAbsent {
        found.lacking = member.element
      }
      let (values, base) = values(of: member, in: mapping, besides: direct, isCertain: isCertain)
      if let base {
        used.insert(base)
        found.tags.isDeclared = false
      }
      if found.untagged == nil, isObject, values.isEmpty { found.untagged = member.element }
      found.tags.values.append(values)
    }
    if let (_, element) = mapping.byDefault, !found.hasDefault {
      if let inner = nested.lazy.compactMap(\.byDefault).first {
        found.hasDefault = true
        found.tags.other = members.count
        found.tags.further = inner
        found.tags.values.append([])
      } else {
        graph.report(.openAPIMapping(element))
      }
    }
    for member in members where !member.places.isEmpty {
      found.tags.nested += member.nested.nested
      used.formUnion(member.nested.used)
    }
    nameShared(&found.tags, members)
    for (pointer, element) in mapping.targets where !used.contains(pointer) {
      graph.report(.openAPIMapping(element))
    }
    found.tags.isCertain = isCertain && UnionTags.areDistinct(found.tags.values)
    if !found.tags.isCertain { found.tags.isDeclared = false }
    if found.untagged != nil || !UnionTags.areDistinct(found.tags.values.filter { !$0.isEmpty }) {
      found.tags.other = nil
      if found.tags.further != nil { found.tags.values.removeLast() }
      found.tags.further = nil
    }
    if found.tags.other != nil {
      found.tags.implied = impliedNames(of: members, beside: found.tags, mapping)
    }
    return found
  }

  /// The values that a member states. What is required beside the members is required of each.
  private func stated(
    _ field: String, of locations: [SchemaLocation], isRequired: Bool
  ) -> StatedTags {
    let own = statedTags.tags(field, of: locations)
    guard case .absent = own, isRequired, graph.merged(member: locations).isObject else {
      return own
    }
    return .anyString
  }

  /// The values that lead to a member, and the schema of the mapping that it extends where it stands, if it has them
  /// from that.
  private func values(
    of member: Member, in mapping: Mapping, besides direct: Set<Pointer>, isCertain: Bool
  ) -> (values: [String], base: Pointer?) {
    var values = member.places.lazy.compactMap { mapping.values[$0] }.first ?? []
    values += member.nested.mapped
    if !member.nested.own.isEmpty {
      // What leads to a member of a union leads to the union.
      let known = mapping.names.union(values)
      values += member.nested.own.filter { !known.contains($0) }
    }
    if values.isEmpty { values = member.stated.values }
    if values.isEmpty, member.nested.isTold { values = member.nested.names }
    if !values.isEmpty { return (values, nil) }
    let base = base(of: member.element, in: mapping, besides: direct)
    if let base, let mapped = mapping.values[base], !mapped.isEmpty { return (mapped, base) }
    let isUnion =
      mapping.byDefault != nil && !graph.merged(member: member.locations).unions.isEmpty
    let names = impliedTags(of: member.locations, isCertain: isCertain || isUnion)
    return (names.isEmpty && isUnion ? member.nested.names : names, base)
  }

  /// The names that lead to members besides values, where another member takes what leads to none.
  private func impliedNames(
    of members: [Member], beside tags: UnionTags, _ mapping: Mapping
  ) -> [[String]] {
    var taken = Set(tags.values.joined()).union(mapping.names)
    return members.enumerated().map { index, member in
      if index == tags.other { return [] }
      // What states its values has its name only if that is one of them.
      let own = member.stated.values
      let names = impliedTags(of: member.locations, isCertain: false).filter {
        own.isEmpty || own.contains($0)
      }
      return (names + member.nested.names).filter { taken.insert($0).inserted }
    }
  }

  /// Takes the names of schemas where all members state one enum of them: `enum: [Cat, Dog]`.
  private func nameShared(_ tags: inout UnionTags, _ members: [Member]) {
    let counts = tags.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for (index, member) in members.enumerated() where tags.values[index] == member.stated.values {
      let name = impliedTags(of: member.locations, isCertain: false)
      let stated = member.stated.values
      guard name.allSatisfy(stated.contains), !name.isEmpty,
        stated.contains(where: { counts[$0, default: 0] > 1 })
      else { continue }
      tags.values[index] = name
      tags.isDeclared = false
    }
  }

  func report(_ found: DeclaredTags, _ discriminator: Element, hasEffect: Bool) {
    let field = found.tags.field
    let isShared = !UnionTags.areDistinct(found.tags.values.filter { !$0.isEmpty })
    if !hasEffect {
      let reason =
        found.lacking == nil
        ? "members share values of '\(field)'" : "'\(field)' is not required of each member"
      graph.report(
        .openAPIDiscriminator(
          "\(reason), so members are told apart by what they hold", discriminator,
          member: found.lacking))
      return
    }
    if isShared {
      graph.report(
        .openAPIPartialDiscriminator("members that share a value of '\(field)'", discriminator))
    } else if let untagged = found.untagged {
      graph.report(
        .openAPIPartialDiscriminator(
          "members to which no value of '\(field)' leads", discriminator,
          .init("a member without a value", at: untagged.location)))
    }
    if let lacking = found.lacking {
      graph.report(
        .openAPIPartialDiscriminator(
          "members of which '\(field)' is absent", discriminator,
          .init("a member that may lack it", at: lacking.location)))
    }
  }
}
