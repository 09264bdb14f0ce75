import SDKGenAPIModel

/// The values by which members of unions are told apart, by member and property.
struct MemberTags: Sendable {
  fileprivate var values: [ModelID: [String: Set<String>]] = [:]
  /// The unions that are members of others, with the values that lead to their members.
  fileprivate var nested: [ModelID: [(field: String, members: [Union.Member])]] = [:]

  /// Adds the values that lead to the members of a union.
  mutating func insert(_ members: [Union.Member], field: String) {
    for member in members {
      guard case .model(let id) = member.type else { continue }
      values[id, default: [:]][field, default: []].formUnion(member.tags)
    }
  }

  mutating func note(_ union: ModelID, _ members: [Union.Member], _ field: String) {
    nested[union, default: []].append((field, members))
  }
}

extension [Model] {
  /// Lets unions that are members of others know the values that the outer one's discriminator has for their members:
  /// what is read as the outer one by its tag is read by it within, too.
  func handingDown(_ tags: MemberTags) -> [Model] {
    if tags.nested.isEmpty { return self }
    let shapes = Dictionary(lazy.map { ($0.id, $0.shape) }) { first, _ in first }
    var nested: [ModelID: [(field: String, members: [Union.Member])]] = [:]
    for (id, found) in tags.nested { nested[shapes.structure(of: id), default: []] += found }
    return map { model in
      guard let found = nested[model.id], case .union(var union) = model.shape else { return model }
      let sorted = found.sorted { $0.field < $1.field }
      for (field, members) in sorted { union.take(members, by: field) }
      for (field, _) in sorted {
        union.share(tags.values[model.id]?[field] ?? [], by: field, shapes)
      }
      var model = model
      model.shape = .union(union)
      return model
    }
  }

  /// Sets the strings that tell members of unions apart, which their initialisers need not be given.
  ///
  /// A member to which several values lead keeps the argument, whichever unions these are of.
  func writingTags(_ tags: MemberTags) -> [Model] {
    let shapes = Dictionary(lazy.map { ($0.id, $0.shape) }) { first, _ in first }
    var values: [ModelID: [String: Set<String>]] = [:]
    for (id, fields) in tags.values {
      for (field, tags) in fields {
        for tag in tags {
          for id in shapes.structures(of: id, by: field, tag) {
            values[id, default: [:]][field, default: []].insert(tag)
          }
        }
      }
    }
    return map { model in
      guard let fields = values[model.id], case .structure(var structure) = model.shape else {
        return model
      }
      for index in structure.properties.indices {
        let property = structure.properties[index]
        guard let tags = fields[property.name], tags.count == 1, let tag = tags.first,
          property.constant == nil, shapes.accepts(.string(tag), as: property.type)
        else { continue }
        structure.properties[index].constant = .string(tag)
        structure.properties[index].default = nil
      }
      var model = model
      model.shape = .structure(structure)
      return model
    }
  }
}

extension [Model] {
  /// Makes a case for each value that leads to a member of a union, where the member does not keep the value: what is
  /// read by one is written with it. The first is named as a member with one value is.
  func keepingTags() -> [Model] {
    let shapes = Dictionary(lazy.map { ($0.id, $0.shape) }) { first, _ in first }
    return map { model in
      guard case .union(var union) = model.shape, let field = union.discriminator.inlineField,
        union.members.contains(where: { $0.tags.count > 1 })
      else { return model }
      union.members = union.members.flatMap { member in
        var seen: Set<ModelID> = []
        guard member.tags.count > 1, !shapes.keep(field, in: member.type, &seen) else {
          return [member]
        }
        return member.tags.enumerated().map { index, tag in
          var one = member
          one.tags = [tag]
          if index > 0 { one.caseName = tag }
          return one
        }
      }
      var model = model
      model.shape = .union(union)
      return model
    }
  }
}

extension Union {
  /// Takes the values that lead to members by a property of them.
  fileprivate mutating func take(_ others: [Union.Member], by field: String) {
    guard discriminator == .shape || discriminator.inlineField == field else { return }
    var known = Set(members.flatMap(\.tags))
    for other in others {
      guard let index = members.firstIndex(where: { $0.type == other.type }) else { continue }
      let new = other.tags.filter { known.insert($0).inserted }
      if new.isEmpty { continue }
      if discriminator == .shape { discriminator = .tagIfPresent(field: field) }
      name(index)
      // What the document states goes before the name of a schema, which may be all that is known here.
      members[index].tags = new + members[index].tags
    }
  }

  /// Gives each member the values that lead to the union, and to none of its members.
  fileprivate mutating func share(
    _ whole: Set<String>, by field: String, _ shapes: [ModelID: Model.Shape]
  ) {
    let left = whole.subtracting(members.flatMap(\.tags)).sorted()
    var seen: Set<ModelID> = []
    guard discriminator.inlineField == field, !left.isEmpty,
      members.allSatisfy({ shapes.keep(field, in: $0.type, &seen) })
    else { return }
    discriminator = .tagIfPresent(field: field)
    for index in members.indices where !members[index].isDefault && !members[index].tags.isEmpty {
      name(index)
      members[index].tags += left
    }
  }

  /// Keeps the name that the only value of a member gives it.
  private mutating func name(_ index: Int) {
    if members[index].tags.count == 1, members[index].isNamedByTag {
      members[index].caseName = members[index].caseName ?? members[index].tags[0]
    }
    members[index].isNamedByTag = false
  }
}

extension Union.Discriminator {
  /// The property of the members that tells them apart.
  fileprivate var inlineField: String? {
    switch self {
    case .tag(let field, .inline), .tagIfPresent(let field): field
    case .tag, .shape: nil
    }
  }
}

extension [ModelID: Model.Shape] {
  /// Returns whether each value of a type keeps a property; one that is no object has none.
  fileprivate func keep(_ field: String, in type: TypeReference, _ seen: inout Set<ModelID>) -> Bool
  {
    guard case .model(let id) = type else { return true }
    switch self[structure(of: id)] {
    case .structure(let structure): return structure.properties.contains { $0.name == field }
    case .union(let union):
      if union.discriminator.inlineField == field || !seen.insert(id).inserted { return true }
      return union.members.allSatisfy { keep(field, in: $0.type, &seen) }
    case .enumeration, .alias, nil: return true
    }
  }

  /// Returns the structures to which a value of a property leads: the model itself, or the members of a union, of which
  /// it may know to which.
  fileprivate func structures(of id: ModelID, by field: String, _ tag: String) -> Set<ModelID> {
    var found: Set<ModelID> = []
    var seen: Set<ModelID> = []
    var open = [id]
    while let next = open.popLast().map(structure) {
      guard seen.insert(next).inserted else { continue }
      if case .union(let union)? = self[next] {
        let isTold = union.discriminator.inlineField == field
        open += union.members.compactMap { member in
          guard case .model(let id) = member.type, !isTold || member.tags.contains(tag) else {
            return nil
          }
          return id
        }
      } else {
        found.insert(next)
      }
    }
    return found
  }

  /// Returns the model that a chain of aliases leads to.
  fileprivate func structure(of id: ModelID) -> ModelID {
    var (id, seen): (ModelID, Set<ModelID>) = (id, [])
    while case .alias(.model(let next))? = self[id], seen.insert(id).inserted { id = next }
    return id
  }

  /// Returns whether a type is a string, or an enum with the value.
  fileprivate func accepts(_ tag: Literal, as type: TypeReference) -> Bool {
    switch type {
    case .scalar(.string): return true
    case .model(let id):
      switch self[structure(of: id)] {
      case .alias(.scalar(.string)): return true
      case .enumeration(let enumeration): return enumeration.values.contains { $0.raw == tag }
      default: return false
      }
    default: return false
    }
  }
}
