import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The property that tells members of a union apart, and the values that lead to each.
struct UnionTags {
  var field: String
  var values: [[String]]
  /// The names of members, where a mapping has other values for them and another member takes what leads to none.
  var implied: [[String]] = []
  /// The document says that the property tells members apart, so members are named by its values.
  var isDeclared = false
  /// Every member has the property, a string, and no two share a value: nothing else is looked at.
  var isCertain = true
  /// The member that takes each object whose tag leads to no other one, where the tag alone decides.
  var other: Int?
  /// That member behind the others, where it is one of a union among them alone, which others may use by itself.
  var further: SchemaLocation?
  /// The unions among the members, into which values lead.
  var nested: [NestedTags] = []

  /// Each member has values, and no two members share one.
  static func areDistinct(_ values: [[String]]) -> Bool {
    var seen: Set<String> = []
    return values.allSatisfy { tags in
      !tags.isEmpty && tags.allSatisfy { seen.insert($0).inserted }
    }
  }
}

/// Finds the property that tells members of unions apart.
struct UnionTagFinder {
  let graph: SchemaGraph
  let traits: SchemaTraitFinder
  let inheritance: Inheritance
  private let stated: Memo<Question, StatedTags>

  private struct Question: Hashable {
    var field: String
    var key: SchemaKey
  }

  init(_ graph: SchemaGraph, _ traits: SchemaTraitFinder, _ inheritance: Inheritance) {
    self.graph = graph
    self.traits = traits
    self.inheritance = inheritance
    stated = Memo(graph.nesting, nothing: .absent)
  }

  /// The tags of a union; nil: the shapes of the members decide.
  func tags(of group: MergedSchema.Alternatives, _ members: [[SchemaLocation]]) -> UnionTags? {
    guard let discriminator = group.discriminator else { return inferredTags(members) }
    guard let field = discriminator.text("propertyName") else {
      graph.report(.openAPIDiscriminator("it names no property", discriminator))
      return inferredTags(members)
    }
    let declared = declaredTags(field, discriminator, members)
    if declared.tags.isCertain { return declared.tags }
    if !declared.hasDefault, let inferred = inferredTags(members) {
      report(declared, discriminator, hasEffect: false)
      return inferred
    }
    let hasEffect = !declared.tags.values.allSatisfy(\.isEmpty)
    if declared.tags.other == nil { report(declared, discriminator, hasEffect: hasEffect) }
    return hasEffect ? declared.tags : nil
  }

  /// What a discriminator says, and why it does not decide alone.
  private struct DeclaredTags {
    var tags: UnionTags
    /// The first member that may lack the property.
    var lacking: Element?
    /// The first member to which no value leads.
    var untagged: Element?
    /// A member takes the values to which no other one belongs.
    var hasDefault = false
  }

  private func declaredTags(
    _ field: String, _ discriminator: Element, _ members: [[SchemaLocation]]
  ) -> DeclaredTags {
    let places = members.map { $0.last.map { self.places(of: $0.element) } ?? [] }
    let direct = Set(places.joined())
    let mapping = mapping(of: discriminator, among: places)
    let nested = members.map { nestedTags(of: $0, by: field, mapping, besides: direct) }
    let mapped = mapping.names
    var used = direct
    let stated = members.map { statedTags(field, of: $0) }
    let isCertain = stated.allSatisfy(\.isCertain)
    var found = DeclaredTags(tags: UnionTags(field: field, values: [], isDeclared: true))
    for (index, locations) in members.enumerated() {
      let element = locations.last?.element
      // A scalar beside objects is told apart by its kind.
      let merged = graph.merged(member: locations)
      let isObject = merged.isObject || !merged.unions.isEmpty
      if !found.hasDefault, let (target, _) = mapping.byDefault,
        isDefault(target, element, at: places[index], besides: direct)
      {
        found.hasDefault = true
        found.tags.other = index
        found.tags.values.append([])
        used.insert(target)
        continue
      }
      if found.lacking == nil, isObject, stated[index].mayBeAbsent { found.lacking = element }
      var values = places[index].lazy.compactMap { mapping.values[$0] }.first ?? []
      values += nested[index].mapped
      // What leads to a member of a union leads to the union.
      values += nested[index].own.filter { !mapped.contains($0) && !values.contains($0) }
      if values.isEmpty { values = stated[index].values }
      if values.isEmpty, nested[index].isTold { values = nested[index].names }
      if values.isEmpty, let base = base(of: element, in: mapping, besides: direct) {
        values = mapping.values[base] ?? []
        used.insert(base)
        found.tags.isDeclared = false
      }
      if values.isEmpty {
        let isUnion = mapping.byDefault != nil && !merged.unions.isEmpty
        values = impliedTags(of: locations, isCertain: isCertain || isUnion)
        if values.isEmpty, isUnion { values = nested[index].names }
      }
      if found.untagged == nil, isObject, values.isEmpty { found.untagged = element }
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
    for (index, own) in nested.enumerated() where !places[index].isEmpty {
      found.tags.nested += own.nested
      used.formUnion(own.used)
    }
    nameShared(&found.tags, members, stated.map(\.values))
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
      var taken = Set(found.tags.values.joined()).union(mapped)
      found.tags.implied = members.indices.map { index in
        if index == found.tags.other { return [] }
        // What states its values has its name only if that is one of them.
        let own = stated[index].values
        let names = impliedTags(of: members[index], isCertain: false).filter {
          own.isEmpty || own.contains($0)
        }
        return (names + nested[index].names).filter { taken.insert($0).inserted }
      }
    }
    return found
  }

  /// Takes the names of schemas where all members state one enum of them: `enum: [Cat, Dog]`.
  private func nameShared(
    _ tags: inout UnionTags, _ members: [[SchemaLocation]], _ stated: [[String]]
  ) {
    let counts = tags.values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for index in members.indices where tags.values[index] == stated[index] {
      let name = impliedTags(of: members[index], isCertain: false)
      guard name.allSatisfy(stated[index].contains), !name.isEmpty,
        stated[index].contains(where: { counts[$0, default: 0] > 1 })
      else { continue }
      tags.values[index] = name
      tags.isDeclared = false
    }
  }

  /// The name of the schema, where nothing states a value. A union, or a base of others, knows its own.
  func impliedTags(of locations: [SchemaLocation], isCertain: Bool) -> [String] {
    guard let target = locations.last.flatMap({ graph.target(of: $0.element) }) else { return [] }
    let name = [Declarations.name(of: target.pointer)]
    if isCertain { return name }
    let merged = graph.merged(member: locations)
    return merged.isObject && merged.unions.isEmpty && target["discriminator"] == nil ? name : []
  }

  private func report(_ found: DeclaredTags, _ discriminator: Element, hasEffect: Bool) {
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

  func statedTags(_ field: String, of locations: [SchemaLocation]) -> StatedTags {
    stated.value(for: Question(field: field, key: SchemaKey(locations))) {
      find(field, in: locations)
    }
  }

  private func find(_ field: String, in locations: [SchemaLocation]) -> StatedTags {
    let merged = graph.merged(member: locations)
    var own = StatedTags.absent
    if let property = merged.property(field), merged.isObject {
      own = stated(by: property.locations)
      if merged.requires(field) { return own }
      own = .uncertain(own.values, mayBeAbsent: true)
    }
    guard merged.unions.count == 1, let union = merged.unions.first else { return own }
    let stated = union.members.map { statedTags(field, of: [$0]) }
    let isCertain = stated.allSatisfy(\.isCertain)
    let areStated = stated.allSatisfy { !$0.values.isEmpty }
    guard isCertain || areStated else { return own }
    var seen: Set<String> = []
    let all = stated.flatMap(\.values).filter { seen.insert($0).inserted }
    if isCertain { return areStated ? .values(all) : .anyString }
    return .uncertain(all, mayBeAbsent: stated.contains(where: \.mayBeAbsent))
  }

  /// The values of a property, which may be alternatives: `anyOf: [{const: cat}, {type: 'null'}]`.
  private func stated(by locations: [SchemaLocation]) -> StatedTags {
    let property = graph.merged(member: locations)
    guard property.values == nil, property.unions.count == 1, let union = property.unions.first
    else { return StatedTags(property) }
    let others = union.members.filter { !graph.isNull($0.element) }
    let values = graph.nesting.deeper { others.flatMap { stated(by: [$0]).values } }
    return .uncertain(
      values ?? [], mayBeAbsent: property.isNullable || others.count < union.members.count)
  }

  /// Without a discriminator: the first property of the first member that all must have, with
  /// values of their own.
  private func inferredTags(_ members: [[SchemaLocation]]) -> UnionTags? {
    guard members.count > 1, let first = members.first else { return nil }
    for field in candidates(first) {
      var values: [[String]] = []
      for locations in members {
        guard case .values(let own) = statedTags(field, of: locations) else { break }
        values.append(own)
      }
      if values.count == members.count, UnionTags.areDistinct(values) {
        return UnionTags(field: field, values: values)
      }
    }
    return nil
  }

  /// The values by which the members of a union without a discriminator are named, where they have one.
  ///
  /// The first two objects decide on the property, so that a member added at the end renames none: the first that is
  /// one value in each, or several in one if it is called `type` or the like.
  func names(of members: [[SchemaLocation]]) -> [String?] {
    let objects = members.filter(isObject).prefix(2)
    guard objects.count == 2, let field = nameField(of: Array(objects)) else {
      return members.map { _ in nil }
    }
    return members.map { locations in
      guard isObject(locations), case .values(let values) = statedTags(field, of: locations)
      else { return nil }
      return values.count == 1 ? values[0] : nil
    }
  }

  private func nameField(of objects: [[SchemaLocation]]) -> String? {
    candidates(objects[0]).first { field in
      let values = objects.compactMap { locations -> [String]? in
        guard case .values(let values) = statedTags(field, of: locations) else { return nil }
        return values.count == 1 || usualTags.contains(field) ? values : nil
      }
      return values.count == objects.count && UnionTags.areDistinct(values)
    }
  }

  private func isObject(_ locations: [SchemaLocation]) -> Bool {
    let merged = graph.merged(member: locations)
    return merged.isObject && merged.unions.isEmpty
  }

  /// The properties that a member must have; of a union those of its first member.
  private func candidates(_ locations: [SchemaLocation]) -> [String] {
    let found = graph.nesting.deeper { () -> [String] in
      let merged = graph.merged(member: locations)
      let own = merged.properties.map(\.name).filter { merged.requires($0) }
      if !own.isEmpty || merged.unions.isEmpty { return own }
      return merged.unions[0].members.first.map { candidates([$0]) } ?? []
    }
    return found ?? []
  }
}

/// The usual names of properties that tell what an object is.
let usualTags = ["type", "kind", "object", "event", "action", "status"]

/// The values that a member of a union states for a property, as texts.
enum StatedTags {
  /// The member does not declare the property.
  case absent
  /// The property may be absent, or is no string; the values it states, if any.
  case uncertain([String], mayBeAbsent: Bool)
  case anyString
  case values([String])

  fileprivate init(_ property: MergedSchema) {
    let literals = property.values?.map { Literal($0.node, as: property.valueKinds) } ?? []
    let texts = literals.allSatisfy(\.isConstant) ? literals.map(\.text) : []
    let isString =
      property.values == nil
      ? property.knownKinds == .string && property.unions.isEmpty
      : literals.allSatisfy { $0.kind == .string }
    if property.isNullable || !isString {
      self = .uncertain(texts, mayBeAbsent: property.isNullable)
    } else {
      self = property.values == nil ? .anyString : .values(texts)
    }
  }

  /// Each value of the member has a string there.
  var isCertain: Bool {
    switch self {
    case .absent, .uncertain: false
    case .anyString, .values: true
    }
  }

  var mayBeAbsent: Bool {
    switch self {
    case .absent: true
    case .uncertain(_, let mayBeAbsent): mayBeAbsent
    case .anyString, .values: false
    }
  }

  var values: [String] {
    switch self {
    case .values(let values), .uncertain(let values, _): values
    case .absent, .anyString: []
    }
  }
}
