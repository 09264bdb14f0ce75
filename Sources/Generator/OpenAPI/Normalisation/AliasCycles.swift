import SDKGenAPIModel
import SDKGenDiagnostics

/// Gives aliases that lead back to themselves another shape: Swift has no `typealias A = [A]`.
func breakAliasCycles(_ models: [Model], _ found: Findings) -> [Model] {
  var models = models
  let positions = models.positions
  var isSound = [Bool](repeating: false, count: models.count)
  for start in models.indices where !isSound[start] {
    var path: [Int] = []
    var onPath: Set<Int> = []
    var next: Int? = start
    while let index = next, !isSound[index] {
      if onPath.contains(index) {
        breakCycle(path.drop { $0 != index }, in: &models, found)
        break
      }
      path.append(index)
      onPath.insert(index)
      next = models[index].aliasTarget.flatMap { positions[$0] }
    }
    for index in path { isSound[index] = true }
  }
  return models
}

private func breakCycle(_ cycle: ArraySlice<Int>, in models: inout [Model], _ found: Findings) {
  // A dictionary of itself is an object with properties of its own type.
  for index in cycle {
    if case .alias(.dictionary(let value)) = models[index].shape {
      models[index].shape = .structure(Structure(properties: [], additional: value))
      return
    }
  }
  found.report(.openAPIAliasCycle(cycle.map { models[$0] }))
  for index in cycle { models[index].shape = .alias(.scalar(.json)) }
}

extension ModelIndex {
  /// Returns whether a type leads to a model over aliases alone.
  func aliases(of type: TypeReference, leadTo id: ModelID) -> Bool {
    var (next, seen): (ModelID?, Set<ModelID>) = (type.namedModel, [])
    while let model = next, model != id, seen.insert(model).inserted {
      next = self[model]?.aliasTarget
    }
    return next == id
  }
}

extension Model {
  /// The only model that an alias names, behind arrays and the like.
  fileprivate var aliasTarget: ModelID? {
    if case .alias(let type) = shape { type.namedModel } else { nil }
  }
}

/// Shortens long chains of aliases; `models` hold no cycle of them.
///
/// An alias of an alias names that one's target instead; a chain that is still too long for the
/// compiler ends in any JSON.
func shortenAliases(_ models: [Model], _ found: Findings) -> [Model] {
  var models = models
  let positions = models.positions
  var lengths = [Int?](repeating: nil, count: models.count)
  for start in models.indices {
    // The chain from here to an alias whose length is known, or to no alias.
    var path: [Int] = []
    var next: Int? = start
    while let index = next, lengths[index] == nil {
      path.append(index)
      lengths[index] = 0
      next = models[index].aliasTarget.flatMap { positions[$0] }
    }
    for index in path.reversed() {
      guard case .alias(let type) = models[index].shape,
        let target = models[index].aliasTarget.flatMap({ positions[$0] })
      else { continue }
      let length = lengths[target] ?? 0
      if length < Aliases.maximumChain {
        lengths[index] = length + 1
      } else if case .model = type, case .alias(.model(let further)) = models[target].shape {
        // All but the last 64 of a long chain name its end.
        models[index].shape = .alias(.model(further))
        lengths[index] = length
      } else {
        found.report(.openAPIAliasesTooDeep(models[index]))
        models[index].shape = .alias(.scalar(.json))
        lengths[index] = 1
      }
    }
  }
  return models
}
