package import SDKGenAPIModel
package import SDKGenSwiftModel

/// Returns the contract of an API as `SDKContract` reads it, the text of the literal in `ShopContract.swift`; nil where
/// the API was read without what a contract is made of.
package func contractText(of api: API, names: Names) -> String? {
  var options = PlanningOptions()
  options.contract = .only
  let context = PlanningContext(names.arranging(api), names: names, options: options)
  return ContractPlanner(context)?.text
}
