/// Returns models of which no finite value exists, since each requires the next and the last one the first.
package func infiniteModels(among models: [Model]) -> [[Model]] {
  let impossible = impossibleModels(models)
  guard !impossible.isEmpty else { return [] }
  let index = ModelIndex(models)
  let positions = models.positions
  var seen: Set<ModelID> = []
  return models.compactMap { model in
    guard impossible.contains(model.id) else { return nil }
    // Each model is walked over once, whichever way leads to it.
    var path: [ModelID] = []
    var next: ModelID? = model.id
    while let id = next, seen.insert(id).inserted {
      path.append(id)
      next = index[id]?.requirements.first(where: impossible.contains)
    }
    guard let next, let start = path.firstIndex(of: next) else { return nil }
    let cycle = Array(path[start...])
    // Said of the one that is declared first.
    let first = cycle.indices.min {
      positions[cycle[$0], default: 0] < positions[cycle[$1], default: 0]
    }
    return (cycle[(first ?? 0)...] + cycle[..<(first ?? 0)]).compactMap { index[$0] }
  }
}

/// Returns the models that are left when all that can be made have been taken away, again and again.
private func impossibleModels(_ models: [Model]) -> Set<ModelID> {
  var users: [ModelID: [Int]] = [:]
  // How many more models must be possible for each to be.
  var missing: [Int] = []
  var open: [Int] = []
  let declared = Set(models.map(\.id))
  for (index, model) in models.enumerated() {
    let required = model.requirements.filter(declared.contains)
    for id in required { users[id, default: []].append(index) }
    missing.append(model.needed(of: required.count))
    if missing[index] == 0 { open.append(index) }
  }
  var possible: Set<ModelID> = []
  while let index = open.popLast() {
    guard possible.insert(models[index].id).inserted else { continue }
    for user in users[models[index].id] ?? [] {
      missing[user] -= 1
      if missing[user] == 0 { open.append(user) }
    }
  }
  return declared.subtracting(possible)
}

extension Model {
  /// How many of the models it names must be possible: one for a union, and none where a member is not a model.
  fileprivate func needed(of required: Int) -> Int {
    guard case .union(let union) = shape else { return required }
    return required < union.members.count ? 0 : min(required, 1)
  }

  fileprivate var requirements: [ModelID] {
    switch shape {
    case .structure(let structure): structure.properties.compactMap(\.requiredModel)
    case .union(let union): union.members.compactMap(\.type.requiredModel)
    case .alias(let type): [type.requiredModel].compactMap { $0 }
    case .enumeration: []
    }
  }
}

extension Property {
  fileprivate var requiredModel: ModelID? { `default` == nil ? type.requiredModel : nil }
}

extension TypeReference {
  /// The model that must have a value for this type to have one; arrays may be empty.
  fileprivate var requiredModel: ModelID? {
    if case .model(let id) = self { id } else { nil }
  }
}
