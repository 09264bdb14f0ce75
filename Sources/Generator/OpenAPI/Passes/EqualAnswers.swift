import SDKGenAPIModel

/// Successes that turned out to be of one type, once inline types are shared, are one.
func mergeEqualAnswers(_ api: API) -> API {
  var api = api
  for group in api.groups.indices {
    for index in api.groups[group].operations.indices {
      guard case .choice(let successes) = api.groups[group].operations[index].answer.returns else {
        continue
      }
      api.groups[group].operations[index].answer.returns = Answer.Returns(successes)
    }
  }
  return api
}
