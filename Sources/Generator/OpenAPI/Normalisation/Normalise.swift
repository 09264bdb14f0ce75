package import SDKGenAPIModel
import SDKGenDiagnostics

/// Normalises an API once all of it is lowered.
package func normalise(_ api: API) -> API {
  var api = identifyModels(splitByDirection(mergeEqualResponses(shareEqualResponses(api))))
  // Of equal types the first counts, wherever the document declares them.
  api.models = api.models.nearTogether
  return api
}

/// Makes models that Swift can express, whatever leads back to what.
func normalise(_ models: [Model], tellsEach: Bool) -> Diagnosed<[Model]> {
  let acyclic = breakAliasCycles(models)
  let finite = breakUnionCycles(acyclic.value)
  let short = shortenAliases(finite.value)
  let checked = checkDefaults(short.value, tellsEach: tellsEach)
  return Diagnosed(
    checked.value,
    acyclic.diagnostics + finite.diagnostics + short.diagnostics + checked.diagnostics)
}

/// Lets a required scalar `id` identify the values of a model.
private func identifyModels(_ api: API) -> API {
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
