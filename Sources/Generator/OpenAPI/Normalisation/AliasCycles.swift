import SDKGenAPIModel
import SDKGenDiagnostics

/// Gives aliases that lead back to themselves another shape: Swift has no `typealias A = [A]`.
func breakAliasCycles(_ models: [Model]) -> Diagnosed<[Model]> {
  var models = models
  var found: [Diagnostic] = []
  let positions = models.positions
  var isSound = [Bool](repeating: false, count: models.count)
  for start in models.indices where !isSound[start] {
    var path: [Int] = []
    var onPath: Set<Int> = []
    var next: Int? = start
    while let index = next, !isSound[index] {
      if onPath.contains(index) {
        let cycle = Array(path.drop { $0 != index })
        if let diagnostic = breakCycle(cycle, in: &models) { found.append(diagnostic) }
        break
      }
      path.append(index)
      onPath.insert(index)
      next = models[index].aliasTarget.flatMap { positions[$0] }
    }
    for index in path { isSound[index] = true }
  }
  return Diagnosed(models, found)
}

private func breakCycle(_ cycle: [Int], in models: inout [Model]) -> Diagnostic? {
  // A dictionary of itself is an object with properties of its own type.
  for index in cycle {
    if case .alias(.dictionary(let value)) = models[index].shape {
      models[index].shape = .structure(Structure(properties: [], additional: value))
      return nil
    }
  }
  let diagnostic = Diagnostic.openAPIAliasCycle(cycle.map { models[$0] })
  for index in cycle { models[index].shape = .alias(.scalar(.json)) }
  return diagnostic
}

extension Model {
  /// The only model that an alias names, behind arrays and the like.
  var aliasTarget: ModelID? {
    if case .alias(let type) = shape { type.namedModel } else { nil }
  }
}
