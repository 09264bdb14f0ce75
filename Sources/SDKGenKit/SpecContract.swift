internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming
internal import SDKGenSwiftPlanning

/// The contract of a spec without its file.
package struct SpecContract: Sendable {
  /// What `SDKContract` reads: the text of the literal in `ShopContract.swift`.
  package let text: String
  /// What notes are made of.
  private let api: API
  private let whole: API
  private let clashes: ClashPolicy

  fileprivate init?(_ spec: ChosenSpec) {
    guard let text = contractText(of: spec.api, names: spec.names.value) else { return nil }
    self.text = text
    api = spec.api
    whole = spec.whole
    clashes = spec.clashes
  }

  /// What is left out of it, by the operation's ID: `Pets.create`. That needs all Swift names, which nobody waits for who
  /// only wants the contract.
  package var notes: [String: OperationNote] {
    let names = nameSymbols(of: whole, clashes: clashes).value
    return PlannedSnippets(api, names: names).notes
  }
}

/// Makes the contract of the spec at `root` as `generate` writes it into `ShopContract.swift`. A spec with errors has
/// none; those of names that only a client needs are no errors of its contract.
package func contract(
  of root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<SpecContract?> {
  let spec = specWithContract(root, load: load, options: options, naming: nameOperations)
  return Diagnosed(spec.value.flatMap(SpecContract.init), spec.diagnostics)
}

/// Reads the spec at `root` with what its contract is made of; nil when it has errors.
func specWithContract(
  _ root: String, load: Load, options: GenerationOptions,
  naming: (API, ClashPolicy) -> Diagnosed<Names> = nameSymbols
) -> Diagnosed<ChosenSpec?> {
  var options = options
  options.planning.contract = .only(module: nil)
  let spec = chosenSpec(root, load: load, options: options, naming: naming)
  let all = spec.diagnostics + (spec.value?.names.diagnostics ?? [])
  let found = options.isStrict ? all.strict() : all
  return Diagnosed(found.hasErrors ? nil : spec.value, found)
}
