import SDKGenAPIModel

/// Merges successes that are of one type once inline types are shared.
func mergeEqualResponses(_ api: API) -> API {
  var api = api
  for group in api.groups.indices {
    for index in api.groups[group].operations.indices {
      guard case .choice(let successes) = api.groups[group].operations[index].response.returns
      else {
        continue
      }
      api.groups[group].operations[index].response.returns = Response.Returns(successes)
    }
  }
  return api
}
