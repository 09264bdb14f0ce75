import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A union among the members of another, be it of the schemas that extend a base, with the values of the outer one's property that lead into it.
struct NestedTags {
  var union: [SchemaLocation]
  /// Its members with the values that lead to them.
  var members: [(location: SchemaLocation, values: [String])]
}

extension UnionTagFinder {
  /// The values of a discriminator's `mapping`, by the schema they lead to.
  struct Mapping {
    var values: [Pointer: [String]] = [:]
    var targets: [(Pointer, Element)] = []
    var names: Set<String> { Set(values.values.joined()) }
    /// Those schemas, by what they are only another name of.
    var aliases: [Pointer: Pointer] = [:]
    /// The schema of values that have no known tag.
    var byDefault: (Pointer, Element)?
  }

  /// `places` are those of each member. A schema that only refers to a member, or to which only a member refers, stands
  /// for that.
  func mapping(of discriminator: Element, among places: [[Pointer]]) -> Mapping {
    let direct = Set(places.joined())
    var mapping = Mapping()
    func place(_ entry: Element) -> Pointer? {
      guard let target = target(of: entry) else { return nil }
      if let known = chain(from: target).first(where: direct.contains) { return known }
      let users = places.filter { place in
        place.contains { chain(from: $0).contains(target) }
      }
      return users.count == 1 ? users[0][0] : target
    }
    for entry in discriminator["mapping"]?.members ?? [] {
      guard let target = place(entry) else { continue }
      mapping.values[target, default: []].append(entry.name)
      mapping.targets.append((target, entry))
      mapping.aliases[meant(by: target)] = target
    }
    mapping.byDefault = discriminator["defaultMapping"].flatMap { entry in
      place(entry).map { ($0, entry) }
    }
    return mapping
  }

  /// The schema that a value of a mapping leads to, by reference or bare name.
  private func target(of entry: Element) -> Pointer? {
    guard let text = entry.text else { return nil }
    let component = graph.documents.root.pointer.appending("components").appending("schemas")
      .appending(text)
    let target =
      graph.documents[component] != nil
      ? component : Reference(text, in: entry.pointer.file, at: entry.location).target
    if graph.documents[target] != nil { return target }
    graph.report(.openAPIMapping(entry, among: graph.vocabulary))
    return nil
  }

  /// The schema at a place, and those that it is only another name of.
  private func chain(from place: Pointer) -> [Pointer] {
    var chain = [place]
    while let element = graph.documents[chain[chain.count - 1]] {
      let location = SchemaLocation(element, named: InlineName(in: .api, []))
      guard let next = traits.plainReference(at: [location])?.target?.pointer,
        !chain.contains(next)
      else { break }
      chain.append(next)
    }
    return chain
  }

  /// What a schema is another name of, or itself.
  private func meant(by place: Pointer) -> Pointer { chain(from: place).last ?? place }

  /// The schema of a mapping that is one of these, or that means the same; none of `direct`.
  func key(
    of places: [Pointer], in mapping: Mapping, besides direct: Set<Pointer>
  ) -> Pointer? {
    let places = places.filter { !direct.contains($0) }
    if let known = places.first(where: { mapping.values[$0] != nil }) { return known }
    let alias = places.lazy.compactMap { mapping.aliases[self.meant(by: $0)] }.first
    return alias.flatMap { direct.contains($0) ? nil : $0 }
  }

  /// A mapping may lead to the schema, or to the member itself: `#/oneOf/0`.
  func places(of element: Element) -> [Pointer] {
    [graph.target(of: element), element].compactMap { $0?.pointer }
  }

  /// Returns whether a default is a member, or what that extends where it stands.
  func isDefault(
    _ target: Pointer, _ element: Element?, at places: [Pointer], besides direct: Set<Pointer>
  ) -> Bool {
    if places.contains(target) { return true }
    let only = Mapping(values: [target: []], aliases: [meant(by: target): target])
    return base(of: element, in: only, besides: direct) != nil
  }

  /// The schema in a mapping that a member extends where it stands: `allOf: [{$ref: Cat}, …]` in place of `Cat`.
  func base(
    of element: Element?, in mapping: Mapping, besides direct: Set<Pointer>
  ) -> Pointer? {
    guard let element, graph.target(of: element) == nil else { return nil }
    var open = graph.schema(element).allOf
    var seen: Set<Pointer> = []
    while !open.isEmpty {
      let bases = open.map { graph.target(of: $0) ?? $0 }.filter {
        seen.insert($0.pointer).inserted
      }
      if let key = key(of: bases.map(\.pointer), in: mapping, besides: direct) { return key }
      open = bases.flatMap { graph.schema($0).allOf }
    }
    return nil
  }

  /// What leads into a member that is a union itself.
  struct Inside {
    /// The values of the outer mapping that lead to its members, and the places of these.
    var mapped: [String] = []
    var used: Set<Pointer> = []
    /// The values by which it tells its own members apart, if by the same property.
    var own: [String] = []
    /// It tells its own members apart by the same property.
    var isTold = false
    /// The values that its members state, or their names.
    var names: [String] = []
    var nested: [NestedTags] = []
    /// The member that takes the values which lead to no other.
    var byDefault: SchemaLocation?
  }

  func nestedTags(
    of locations: [SchemaLocation], by field: String, _ mapping: Mapping,
    besides direct: Set<Pointer>
  ) -> Inside {
    var inside = Inside()
    var seen: Set<Pointer> = []
    var open = [locations]
    while let next = open.popLast() {
      guard let group = alternatives(of: next), seen.insert(group.element.pointer).inserted else {
        continue
      }
      var nested = NestedTags(union: next, members: [])
      let discriminator = group.discriminator.flatMap { element in
        element.text("propertyName") == field ? element : nil
      }
      let all = group.members.map { places(of: $0.element) }
      let own = discriminator.map { self.mapping(of: $0, among: all) }
      for (member, places) in zip(group.members, all) {
        open.append([member])
        let stated = statedTags.tags(field, of: [member]).values
        let names = stated.isEmpty ? impliedTags(of: [member], isCertain: false) : stated
        inside.names += names
        if own != nil {
          inside.isTold = true
          let values = places.lazy.compactMap { own?.values[$0] }.first ?? stated
          let isChild = inheritance.isBase(group.element)
          inside.own += values.isEmpty && isChild ? [Declarations.name(of: places[0])] : values
        }
        let isDefault = mapping.byDefault.map { places.contains($0.0) } ?? false
        if isDefault { inside.byDefault = inside.byDefault ?? member }
        guard let place = key(of: places, in: mapping, besides: direct),
          let values = mapping.values[place]
        else {
          // Names lead into a union that has no discriminator of its own, if others lead to the default.
          let implied = isDefault || own != nil || mapping.byDefault == nil ? [] : names
          if !implied.isEmpty { nested.members.append((member, implied)) }
          continue
        }
        nested.members.append((member, values))
        inside.mapped += values.filter { !inside.mapped.contains($0) }
        inside.used.insert(place)
      }
      inside.nested.append(nested)
    }
    return inside
  }

  /// The alternatives that a schema has, or that are the schemas which extend it.
  func alternatives(of locations: [SchemaLocation]) -> MergedSchema.Alternatives? {
    let merged = graph.merged(member: locations)
    if merged.unions.count == 1, !graph.isConstraint(merged.unions[0]) { return merged.unions[0] }
    guard merged.unions.isEmpty, let element = locations.last?.element else { return nil }
    let target = graph.target(of: element) ?? element
    let base = graph.documents[meant(by: target.pointer)] ?? target
    let children = inheritance.descendants(of: base)
    if children.isEmpty { return nil }
    return MergedSchema.Alternatives(
      members: children.map { SchemaLocation($0, in: graph.id(of: $0)) }, isOne: true,
      discriminator: base["discriminator"], element: base)
  }
}
