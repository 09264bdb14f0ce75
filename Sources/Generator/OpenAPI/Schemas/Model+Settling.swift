import SDKGenAPIModel
import SDKGenDiagnostics

/// Inline types whose place turned out to be no type are named after that place's own place.
func settleNames(_ models: [Model], _ inlined: [ModelID: Model.Origin]) -> [Model] {
  let known = Set(models.map(\.id))
  return models.map { model in
    var model = model
    var steps = 0
    while case .inside(.model(let id), let words) = model.origin, !known.contains(id), steps < 64 {
      guard case .inside(let place, let outer) = inlined[id] else {
        model.origin = .inside(.api, words: [id.rawValue] + words)
        break
      }
      model.origin = .inside(place, words: joined(outer, words))
      steps += 1
    }
    return model
  }
}

private func joined(_ outer: [String], _ inner: [String]) -> [String] {
  outer.last == inner.first ? outer + inner.dropFirst() : outer + inner
}
