internal import SDKGenAPIModel
internal import SDKGenNativeSpec
internal import SDKGenSwiftModel

extension API {
  /// Returns the API with a name for every model that a spec can declare: its own, or else its Swift name. The
  /// names of the parts of models are left to be derived.
  func declaringEveryModel(_ names: Names) -> API {
    let ids = declaredIDs(names)
    var api = self
    for index in api.models.indices {
      let id = api.models[index].id
      api.models[index].id = ids[id] ?? id
      api.models[index].origin = .declared
      api.models[index].shape = api.models[index].shape.replacing(ids).withoutSwiftNames
    }
    api.webhooks = webhooks.map { ids[$0] ?? $0 }
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
      var name = names.models[model.id]?.type.joined.name ?? model.id.rawValue
      while taken.contains(name) || !isModelName(name) { name += "Model" }
      ids[model.id] = ModelID(name)
      taken.insert(name)
    }
    return ids
  }
}
