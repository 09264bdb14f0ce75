import SDKGenAPIModel

/// Which models have samples, and where the sample of a recursive one ends.
struct SampleOrder: Sendable {
  /// How deep a sample nests at least; none for a model that contains a type of the user's.
  private var ranks: [ModelID: Int] = [:]
  /// The models that contain each other have the same number.
  private var knots: [ModelID: Int] = [:]

  init(_ models: [Model]) {
    let positions = models.positions
    let edges = models.map { model in
      model.shape.types.flatMap(\.namedModels).map { positions[$0] }
    }
    for (number, knot) in Boxes.stronglyConnected(edges).enumerated() {
      for index in knot { knots[models[index].id] = number }
      // Inner ones come first, and those in a knot wait for each other.
      var open = knot
      while true {
        let found = open.compactMap { index in rank(of: models[index].shape).map { (index, $0) } }
        if found.isEmpty { break }
        for (index, rank) in found { ranks[models[index].id] = rank }
        let done = Set(found.map(\.0))
        open.removeAll(where: done.contains)
      }
    }
  }

  /// Returns whether a value of the type can be made up.
  func hasSample(_ type: TypeReference) -> Bool { rank(of: type) != nil }

  func hasSample(_ model: ModelID) -> Bool { ranks[model] != nil }

  /// Returns whether the type contains the model again, so that a sample of it should go without.
  func leadsBack(_ type: TypeReference, to model: ModelID) -> Bool {
    type.namedModels.contains { knots[$0] == knots[model] }
  }

  /// Returns the index of the member that a sample of a union is: the first of those that nest least.
  func member(of union: Union) -> Int? {
    let ranked = union.members.indices.compactMap { index in
      rank(of: union.members[index]).map { (index: index, rank: $0) }
    }
    return ranked.min { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }

  private func rank(of member: Union.Member) -> Int? {
    member.constant == nil ? rank(of: member.type) : 0
  }

  private func rank(of shape: Model.Shape) -> Int? {
    switch shape {
    case .enumeration(let enumeration): return enumeration.values.isEmpty ? nil : 1
    case .alias(let type): return rank(of: type)
    case .union(let union): return union.members.compactMap(rank).min().map { $0 + 1 }
    case .structure(let structure):
      let required = structure.properties.filter { $0.default == nil && $0.constant == nil }
      let ranks = required.map { rank(of: $0.type) }
      return ranks.contains(nil) ? nil : 1 + (ranks.compactMap(\.self).max() ?? 0)
    }
  }

  private func rank(of type: TypeReference) -> Int? {
    switch type {
    case .scalar(.external), .scalar(.file), .scalar(.bytes): nil
    case .scalar, .array, .dictionary, .optional, .nullable: 0
    case .model(let id): ranks[id]
    }
  }
}
