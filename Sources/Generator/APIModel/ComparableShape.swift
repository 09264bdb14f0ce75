package import SDKGenDiagnostics

/// A shape without the locations and limits of its parts, by which equal types are found among many.
package struct ComparableShape: Hashable, Sendable {
  private let shape: Model.Shape

  /// Creates it with all parts at one location.
  package init(_ shape: Model.Shape, at location: SourceLocation) {
    self.shape = shape.located(at: location)
  }

  /// Hashes enough to tell most apart; the rest is compared.
  package func hash(into hasher: inout Hasher) {
    switch shape {
    case .structure(let structure):
      for property in structure.properties {
        hasher.combine(property.name)
        hasher.combine(property.type)
      }
    case .enumeration(let enumeration):
      for value in enumeration.values { hasher.combine(value.raw) }
    case .union(let union): for member in union.members { hasher.combine(member.type) }
    case .alias(let type): hasher.combine(type)
    }
  }
}

extension [Model] {
  /// Returns the models that are equal to another one, each with the first that it is equal to.
  ///
  /// `key` makes the same key of equal models, given the copies found so far; nil: the model is equal to none.
  /// `order` has the positions of the models to compare, parts before wholes.
  package func copies<Key: Hashable>(
    in order: some Sequence<Int>, key: (Model, [ModelID: ModelID]) -> Key?
  ) -> [ModelID: ModelID] {
    var groups: [Key: [Int]] = [:]
    var known: [ModelID: ModelID] = [:]
    for index in order {
      guard let key = key(self[index], known) else { continue }
      if let first = groups[key]?.first { known[self[index].id] = self[first].id }
      groups[key, default: []].append(index)
    }
    var originals: [ModelID: ModelID] = [:]
    for group in groups.values {
      guard let first = group.min() else { continue }
      for index in group where index != first { originals[self[index].id] = self[first].id }
    }
    return originals
  }
}

extension Model.Shape {
  fileprivate func located(at location: SourceLocation) -> Model.Shape {
    switch self {
    case .alias: return self
    case .enumeration(var enumeration):
      for index in enumeration.values.indices { enumeration.values[index].location = location }
      return .enumeration(enumeration)
    case .union(var union):
      for index in union.members.indices { union.members[index].location = location }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices {
        structure.properties[index].location = location
        // The types are the same, whatever the limits of their values.
        structure.properties[index].limits = nil
      }
      return .structure(structure)
    }
  }
}
