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
  let statedTags: StatedTagFinder

  init(_ graph: SchemaGraph, _ traits: SchemaTraitFinder, _ inheritance: Inheritance) {
    self.graph = graph
    self.traits = traits
    self.inheritance = inheritance
    statedTags = StatedTagFinder(graph)
  }

  /// The tags of a union; nil: the shapes of the members decide.
  func tags(of group: MergedSchema.Alternatives, _ members: [[SchemaLocation]]) -> UnionTags? {
    guard let discriminator = group.discriminator else {
      return inferredTags(members) ?? optionalConstants(members)
    }
    guard let field = discriminator.text("propertyName") else {
      graph.report(.openAPIDiscriminator("it names no property", discriminator))
      return inferredTags(members)
    }
    let isRequired = graph.schema(group.element).required.contains { $0.string == field }
    let declared = declaredTags(field, discriminator, members, isRequired: isRequired)
    if declared.tags.isCertain { return declared.tags }
    if !declared.hasDefault, let inferred = inferredTags(members) {
      report(declared, discriminator, hasEffect: false)
      return inferred
    }
    let hasEffect = !declared.tags.values.allSatisfy(\.isEmpty)
    if declared.tags.other == nil { report(declared, discriminator, hasEffect: hasEffect) }
    return hasEffect ? declared.tags : nil
  }

  /// Reports what is mapped to no member of a union that has only one, to which every value belongs.
  func checkMapping(of group: MergedSchema.Alternatives, _ member: [SchemaLocation]) {
    guard let discriminator = group.discriminator else { return }
    _ = declaredTags(
      discriminator.text("propertyName") ?? "", discriminator, [member], isRequired: false)
  }

  /// The name of the schema, where nothing states a value. A union, or a base of others, knows its own.
  func impliedTags(of locations: [SchemaLocation], isCertain: Bool) -> [String] {
    guard let target = locations.last.flatMap({ graph.target(of: $0.element) }) else { return [] }
    let name = [Declarations.tag(of: target)]
    if isCertain { return name }
    let merged = graph.merged(member: locations)
    return merged.isObject && merged.unions.isEmpty && target["discriminator"] == nil ? name : []
  }

  /// Without a discriminator: the first property of the first member that all must have, with
  /// values of their own.
  private func inferredTags(_ members: [[SchemaLocation]]) -> UnionTags? {
    guard members.count > 1, let first = members.first else { return nil }
    for field in candidates(first) {
      var values: [[String]] = []
      for locations in members {
        guard case .values(let own) = statedTags.tags(field, of: locations) else { break }
        values.append(own)
      }
      if values.count == members.count, UnionTags.areDistinct(values) {
        return UnionTags(field: field, values: values)
      }
    }
    return nil
  }

  /// Without a discriminator: the first property of the first member that is a different constant in each and that some
  /// may lack. A member is then written with it.
  private func optionalConstants(_ members: [[SchemaLocation]]) -> UnionTags? {
    guard members.count > 1, let first = members.first else { return nil }
    for field in graph.merged(member: first).properties.map(\.name) {
      let values = members.map { statedTags.tags(field, of: $0).values }
      guard values.allSatisfy({ $0.count == 1 }), UnionTags.areDistinct(values) else { continue }
      return UnionTags(field: field, values: values, isCertain: false)
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
      guard isObject(locations), case .values(let values) = statedTags.tags(field, of: locations)
      else { return nil }
      return values.count == 1 ? values[0] : nil
    }
  }

  private func nameField(of objects: [[SchemaLocation]]) -> String? {
    candidates(objects[0]).first { field in
      let values = objects.compactMap { locations -> [String]? in
        guard case .values(let values) = statedTags.tags(field, of: locations) else { return nil }
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
