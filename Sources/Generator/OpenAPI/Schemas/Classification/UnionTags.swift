import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// The property that tells members of a union apart, and the values that lead to each.
struct UnionTags {
  var field: String
  var values: [[String]]
  /// The document says that the property tells members apart.
  var isDeclared = false

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
  private let graph: SchemaGraph
  private let stated: Memo<Question, StatedTags>

  private struct Question: Hashable {
    var field: String
    var key: SchemaKey
  }

  init(_ graph: SchemaGraph) {
    self.graph = graph
    stated = Memo(graph.nesting, nothing: .absent)
  }

  /// The tags of a union; nil: the shapes of the members decide.
  func tags(of group: MergedSchema.Alternatives, _ members: [[SchemaLocation]]) -> UnionTags? {
    group.discriminator.flatMap { declaredTags($0, members) } ?? inferredTags(members)
  }

  private func declaredTags(
    _ discriminator: Element, _ members: [[SchemaLocation]]
  ) -> UnionTags? {
    guard let field = discriminator["propertyName"]?.node.string else {
      graph.report(.openAPIDiscriminator("it names no property", discriminator))
      return nil
    }
    let mapping = mapping(of: discriminator)
    var values: [[String]] = []
    var used: Set<Pointer> = []
    for locations in members {
      let target = locations.last.flatMap { graph.target(of: $0.element) }
      // A mapping may lead to the schema, or to the member itself: `#/oneOf/0`.
      let places = [target, locations.last?.element].compactMap { $0?.pointer }
      used.formUnion(places)
      let mapped = places.lazy.compactMap { mapping.values[$0] }.first ?? []
      let stated = statedTags(field, of: locations)
      if case .absent = stated {
        graph.report(
          .openAPIDiscriminator(
            "'\(field)' is not required of each member, so members are told apart by what they hold",
            discriminator, member: locations.last?.element))
        return nil
      }
      let own = if case .values(let values) = stated { values } else { [String]() }
      let names = target.map { [Declarations.name(of: $0.pointer)] } ?? []
      values.append(!mapped.isEmpty ? mapped : !own.isEmpty ? own : names)
    }
    for (pointer, element) in mapping.targets where !used.contains(pointer) {
      graph.report(.openAPIMapping(element))
    }
    if UnionTags.areDistinct(values) {
      return UnionTags(field: field, values: values, isDeclared: true)
    }
    graph.report(
      .openAPIDiscriminator(
        "members share values of '\(field)', so they are told apart by what they hold",
        discriminator))
    return nil
  }

  /// The values of a discriminator's `mapping`, by the schema they lead to.
  struct Mapping {
    var values: [Pointer: [String]] = [:]
    var targets: [(Pointer, Element)] = []
  }

  /// Targets are references or bare names of components.
  func mapping(of discriminator: Element) -> Mapping {
    var mapping = Mapping()
    for entry in discriminator["mapping"]?.members ?? [] {
      guard let text = entry.node.string else { continue }
      let component = graph.documents.root.pointer.appending("components").appending("schemas")
        .appending(text)
      let target =
        graph.documents[component] != nil
        ? component : Reference(text, in: entry.pointer.file, at: entry.location).target
      guard graph.documents[target] != nil else {
        graph.report(.openAPIMapping(entry, among: graph.vocabulary))
        continue
      }
      mapping.values[target, default: []].append(entry.name)
      mapping.targets.append((target, entry))
    }
    return mapping
  }

  func statedTags(_ field: String, of locations: [SchemaLocation]) -> StatedTags {
    stated.value(for: Question(field: field, key: SchemaKey(locations))) {
      find(field, in: locations)
    }
  }

  private func find(_ field: String, in locations: [SchemaLocation]) -> StatedTags {
    let merged = graph.merged(member: locations)
    if let property = merged.property(field), merged.requires(field), merged.isObject {
      return StatedTags(graph.merged(member: property.locations))
    }
    guard merged.unions.count == 1, let union = merged.unions.first else { return .absent }
    var all: [String] = []
    var seen: Set<String> = []
    for member in union.members {
      guard case .values(let values) = statedTags(field, of: [member]) else { return .absent }
      all += values.filter { seen.insert($0).inserted }
    }
    return all.isEmpty ? .absent : .values(all)
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

/// The values that a member of a union states for a property.
enum StatedTags {
  /// The property may be absent, or is no string.
  case absent
  case anyString
  case values([String])

  fileprivate init(_ property: MergedSchema) {
    self = .absent
    if property.isNullable { return }
    if let values = property.values {
      let literals = values.map { Literal($0.node, as: property.kinds) }
      if literals.allSatisfy({ $0.kind == .string }) { self = .values(literals.map(\.text)) }
    } else if property.knownKinds == .string, property.unions.isEmpty {
      self = .anyString
    }
  }
}
