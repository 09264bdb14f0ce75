import SDKGenSourceText

/// An object with the properties of all its alternatives, as forms are made of them.
struct SpreadSchema {
  /// Something without names.
  enum Unnamed {
    case one, several, anything
  }

  /// It has no unions, and requires what every alternative does.
  private(set) var object: MergedSchema
  /// The further schemas of a property that several alternatives have.
  private(set) var alternatives: [String: [[SchemaLocation]]] = [:]
  private(set) var unnamed: Unnamed?

  /// - `depth`: how far unions in unions are looked into, which may lead back to themselves.
  init(_ merged: MergedSchema, named name: InlineName, in graph: SchemaGraph, depth: Int = 8) {
    object = merged
    object.unions = []
    let groups = merged.unions.filter { !graph.isConstraint($0) }
    guard merged.isObject || !groups.isEmpty else {
      let kinds = merged.knownKinds.subtracting(.null)
      unnamed =
        kinds == .array ? .several : kinds.isEmpty && merged.values == nil ? .anything : .one
      return
    }
    if depth == 0 { return }
    for group in groups {
      let members = group.members.compactMap { member -> SpreadSchema? in
        let own = graph.merged([member], owner: SchemaLocation(member.element, named: name))
        if own.kinds == .null { return nil }
        return SpreadSchema(own, named: name, in: graph, depth: depth - 1)
      }
      for member in members { add(member) }
      for requirement in members.first?.object.required ?? []
      where members.allSatisfy({ $0.object.requires(requirement.name) }) {
        object.require(requirement)
      }
    }
  }

  private mutating func add(_ member: SpreadSchema) {
    for property in member.object.properties {
      let others = member.alternatives[property.name] ?? []
      if object.hasProperty(property.name) {
        alternatives[property.name, default: []] += [property.locations] + others
      } else {
        for location in property.locations { object.add(property.name, location) }
        if !others.isEmpty { alternatives[property.name] = others }
      }
    }
    object.impliedKinds.insert(.object)
    if object.additional.isEmpty { object.additional = member.object.additional }
    if member.object.allowsAdditional == true { object.allowsAdditional = true }
    unnamed = unnamed ?? member.unnamed
  }
}
