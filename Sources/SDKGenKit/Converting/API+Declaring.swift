internal import SDKGenAPIModel
internal import SDKGenNativeSpec
internal import SDKGenSwiftModel

extension API {
  /// Returns the API with a name for every model that a spec can declare: its own, or else its Swift name.
  func declaringEveryModel(_ names: Names) -> API {
    let ids = declaredIDs(names)
    var api = self
    api.models = models.nearTogether
    for index in api.models.indices {
      let id = api.models[index].id
      api.models[index].id = ids[id] ?? id
      api.models[index].origin = .declared
      api.models[index].shape = api.models[index].shape.replacing(ids)
    }
    api.replace(sent: ids, received: ids)
    return api
  }

  private func declaredIDs(_ names: Names) -> [ModelID: ModelID] {
    var ids: [ModelID: ModelID] = [:]
    var taken: Set<String> = []
    for model in models where model.origin == .declared && isModelName(model.id.rawValue) {
      ids[model.id] = model.id
      taken.insert(model.id.rawValue)
    }
    for model in models where ids[model.id] == nil {
      var name = names.models[model.id]?.type.name ?? model.id.rawValue
      while taken.contains(name) || !isModelName(name) { name += "Model" }
      ids[model.id] = ModelID(name)
      taken.insert(name)
    }
    return ids
  }
}

extension [Model] {
  /// Moves inline types next to their enclosing types, as in Swift; the rest keeps its order.
  var nearTogether: [Model] {
    let models = Dictionary(
      enumerated().map { ($1.id, (index: $0, model: $1)) },
      uniquingKeysWith: { first, _ in first })
    return enumerated()
      .map { index, model in
        var outermost = (index: index, model: model)
        // Bounded, since nothing here says that places form no ring.
        for _ in 0..<64 {
          guard case .inside(.model(let id), _) = outermost.model.origin, let next = models[id]
          else { break }
          outermost = next
        }
        return (root: outermost.index, index: index, model: model)
      }
      .sorted { ($0.root, $0.index) < ($1.root, $1.index) }
      .map(\.model)
  }
}
