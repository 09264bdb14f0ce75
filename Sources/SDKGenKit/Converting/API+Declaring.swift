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
      api.models[index].shape =
        api.models[index].shape.replacing(ids).withoutSwiftNames
        .declaringEveryValue
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

extension API {
  /// Returns the API without a scheme named `none`, which in a spec means that no scheme is used.
  func declaringEveryScheme() -> API {
    let reserved = "none"
    guard securitySchemes.contains(where: { $0.name == reserved }) else { return self }
    var name = reserved + "Scheme"
    while securitySchemes.contains(where: { $0.name == name }) { name += "2" }
    var api = self
    for index in api.securitySchemes.indices where api.securitySchemes[index].name == reserved {
      api.securitySchemes[index].name = name
    }
    for group in api.groups.indices {
      for index in api.groups[group].operations.indices {
        guard let security = api.groups[group].operations[index].security else { continue }
        api.groups[group].operations[index].security = SecurityRequirement(
          anyOf: security.alternatives.map { $0.map { $0 == reserved ? name : $0 } })
      }
    }
    return api
  }
}

extension Model.Shape {
  /// The shape with different names for the values of an enum: a title that several have names the first of them.
  fileprivate var declaringEveryValue: Model.Shape {
    guard case .enumeration(var enumeration) = self else { return self }
    var taken: Set<String> = []
    for (index, value) in enumeration.values.enumerated() {
      var name = value.name
      if taken.contains(name) { name = value.raw.wireText ?? name }
      while !taken.insert(name).inserted { name += "_" }
      enumeration.values[index].name = name
    }
    return .enumeration(enumeration)
  }
}
