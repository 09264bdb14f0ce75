import SDKGenAPIModel
import SDKGenDiagnostics

/// Swift has no `typealias A = [A]`: aliases that lead back to themselves become something else.
func breakAliasCycles(_ models: [Model], _ remarks: inout Remarks) -> [Model] {
  var models = models
  let positions = models.positions
  var isSound = [Bool](repeating: false, count: models.count)
  for start in models.indices where !isSound[start] {
    var path: [Int] = []
    var onPath: Set<Int> = []
    var next: Int? = start
    while let index = next, !isSound[index] {
      if onPath.contains(index) {
        let cycle = Array(path.drop { $0 != index })
        breakCycle(cycle, in: &models, &remarks)
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

private func breakCycle(_ cycle: [Int], in models: inout [Model], _ remarks: inout Remarks) {
  // A dictionary of itself is an object with members of its own type.
  for index in cycle {
    if case .alias(.dictionary(let value)) = models[index].shape {
      models[index].shape = .structure(Structure(fields: [], additional: value))
      return
    }
  }
  remarks.add(.openAPIAliasCycle(cycle.map { models[$0] }))
  for index in cycle { models[index].shape = .alias(.scalar(.json)) }
}

extension Model {
  /// The one model an alias names, behind arrays and the like.
  var aliasTarget: ModelID? {
    if case .alias(let type) = shape { type.namedModels.first } else { nil }
  }
}
