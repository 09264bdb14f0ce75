import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

/// Merges the objects of an `anyOf` that may hold at once: a value of several members has the properties of all of
/// them.
struct AnyOfMerger {
  private let graph: SchemaGraph

  init(_ graph: SchemaGraph) { self.graph = graph }

  /// An object, and whether it has a name of its own, by which the document offers it as a choice.
  private struct Member {
    var object: MergedSchema
    var isNamed: Bool
  }

  private enum Relation {
    /// No value is both.
    case exclusive
    /// Each requires what the other does not have.
    case distinct
    case joint
  }

  /// The object with the properties of all members; nil when something tells members apart.
  ///
  /// Whether names, requirements and values do, the first two decide: a member added at the end changes no struct to a
  /// choice.
  func merged(
    _ group: MergedSchema.Alternatives, _ members: [SchemaLocation], beside base: MergedSchema,
    in id: ModelID
  ) -> MergedSchema? {
    guard !group.isOne, group.discriminator == nil, members.count > 1,
      let objects = objects(members, in: id)
    else { return nil }
    var isChoice = false
    for index in objects.indices {
      for other in objects[..<index] {
        switch relation(other, objects[index], ignoringValues: index > 1) {
        case .exclusive: return nil
        case .distinct where index == 1: isChoice = true
        case .distinct: break
        case .joint: break
        }
      }
    }
    if isChoice {
      graph.count(.anyOf, at: group.element)
      return nil
    }
    return union(of: objects.map(\.object), beside: base)
  }

  private func objects(_ members: [SchemaLocation], in id: ModelID) -> [Member]? {
    var objects: [Member] = []
    for member in members {
      let own = graph.merged([member], owner: SchemaLocation(member.element, in: id))
      guard own.isObject, own.unions.isEmpty, own.values == nil, !own.properties.isEmpty,
        own.additional.isEmpty, own.allowsAdditional != false, !own.isNullable
      else { return nil }
      let schema = graph.schema(member.element)
      objects.append(
        Member(object: own, isNamed: schema.reference != nil || schema.title?.string != nil))
    }
    return objects
  }

  private func relation(_ left: Member, _ right: Member, ignoringValues: Bool) -> Relation {
    for property in left.object.properties {
      guard let other = right.object.property(property.name) else { continue }
      let isSame = isSame(
        property.locations, other.locations, ignoringValues: ignoringValues)
      if !isSame { return .exclusive }
    }
    guard left.isNamed || right.isNamed else { return .joint }
    return requires(left.object, unknownTo: right.object)
      || requires(right.object, unknownTo: left.object) ? .distinct : .joint
  }

  private func requires(_ object: MergedSchema, unknownTo other: MergedSchema) -> Bool {
    object.properties.contains {
      object.requires($0.name) && !other.hasProperty($0.name)
    }
  }

  /// Indicates whether two properties have the same type.
  private func isSame(
    _ left: [SchemaLocation], _ right: [SchemaLocation], ignoringValues: Bool
  ) -> Bool {
    guard let first = left.last?.element, let second = right.last?.element else { return false }
    if first.pointer == second.pointer { return true }
    if let target = graph.target(of: first), let other = graph.target(of: second) {
      return target.pointer == other.pointer
    }
    let (one, two) = (graph.merged(member: left), graph.merged(member: right))
    let isScalar = [one, two].allSatisfy {
      $0.unions.isEmpty && $0.knownKinds.isDisjoint(with: [.object, .array])
        && !$0.knownKinds.isEmpty
    }
    return isScalar && one.knownKinds == two.knownKinds && one.isNullable == two.isNullable
      && one.format.name == two.format.name
      && (ignoringValues
        || one.values.map { $0.map { Literal($0.node) } }
          == two.values.map { $0.map { Literal($0.node) } })
  }

  private func union(of objects: [MergedSchema], beside base: MergedSchema) -> MergedSchema {
    var merged = base
    merged.unions = []
    merged.impliedKinds.insert(.object)
    for object in objects {
      if object.allowsAdditional == true { merged.allowsAdditional = true }
      for property in object.properties where !merged.hasProperty(property.name) {
        for location in property.locations { merged.add(property.name, location) }
      }
    }
    for requirement in objects[0].required
    where objects.allSatisfy({ $0.requires(requirement.name) }) {
      merged.require(requirement)
    }
    return merged
  }
}
