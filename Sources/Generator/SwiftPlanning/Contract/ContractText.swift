package import SDKGenAPIModel
package import SDKGenSwiftModel

/// The contract of an API without its file, and what people want to know besides.
package struct PlannedContract: Sendable {
  /// What `SDKContract` reads: the text of the literal in `ShopContract.swift`.
  package var text: String
  /// What is left out of it: the documentation and the calls of operations.
  package var snippets: PlannedSnippets

  /// Returns nil where the API was read without what a contract is made of.
  package init?(_ api: API, names: Names) {
    var options = PlanningOptions()
    options.contract = .only(module: nil)
    let context = PlanningContext(planning: api, names: names, options: options)
    guard let planner = ContractPlanner(context) else { return nil }
    text = planner.text
    snippets = PlannedSnippets(context)
  }
}
