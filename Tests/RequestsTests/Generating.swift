import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics

@testable import SDKGenSwift

/// Returns the files that the back end makes of an API, by name.
func generated(
  _ api: API, access: PlanningOptions.Access = .internal, isHashable: Bool = true
) -> [String: String] {
  let names = nameSymbols(of: api, clashes: .resolved).value
  let options = PlanningOptions {
    $0.access = access
    $0.mocks = .apart(module: nil)
    if !isHashable { $0.conformances = [.init(model: nil, protocols: ["-Hashable"])] }
  }
  let templates = TemplateSet.make().value
  let files = plan(api, names: names, options: options).value
  return Dictionary(uniqueKeysWithValues: files.map { ($0.name, render($0, templates: templates)) })
}
