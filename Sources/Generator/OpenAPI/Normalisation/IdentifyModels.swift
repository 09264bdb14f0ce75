import SDKGenAPIModel

/// Lets a required scalar `id` identify the values of a model.
func identifyModels(_ api: API) -> API {
  let known = ModelIndex(api.models)
  var api = api
  api.models = api.models.map { model in
    guard case .structure(var structure) = model.shape,
      structure.properties.contains(where: {
        $0.name == "id" && known.unaliased($0.type).mayIdentify
      })
    else { return model }
    structure.identity = "id"
    var model = model
    model.shape = .structure(structure)
    return model
  }
  return api
}
