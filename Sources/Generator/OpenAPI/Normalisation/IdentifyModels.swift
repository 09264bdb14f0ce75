import SDKGenAPIModel

/// Lets a required scalar `id` identify the values of a model.
func identifyModels(_ api: API) -> API {
  let known = ModelIndex(api.models)
  var api = api
  api.models = api.models.map { model in
    guard case .structure(var structure) = model.shape,
      structure.properties.contains(where: { $0.name == "id" && isIdentifier($0.type, known) })
    else { return model }
    structure.identity = "id"
    var model = model
    model.shape = .structure(structure)
    return model
  }
  return api
}

private func isIdentifier(_ type: TypeReference, _ models: ModelIndex) -> Bool {
  if case .scalar(let scalar) = models.unaliased(type) { scalar.isText } else { false }
}
