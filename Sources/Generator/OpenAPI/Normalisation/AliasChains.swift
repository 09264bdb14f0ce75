import SDKGenAPIModel
import SDKGenDiagnostics

/// The longest chain of aliases that the compiler bears.
let maximumAliases = 64

/// Shortens long chains of aliases; `models` hold no cycle of them.
///
/// An alias of an alias names that one's target instead; a chain that is still too long for the
/// compiler ends in any JSON.
func shortenAliases(_ models: [Model]) -> Diagnosed<[Model]> {
  var models = models
  var found: [Diagnostic] = []
  let positions = models.positions
  var lengths = [Int?](repeating: nil, count: models.count)
  for start in models.indices {
    // The chain from here to an alias whose length is known, or to no alias.
    var path: [Int] = []
    var next: Int? = start
    while let index = next, lengths[index] == nil {
      path.append(index)
      lengths[index] = 0
      next = models[index].aliasTarget.flatMap { positions[$0] }
    }
    for index in path.reversed() {
      guard case .alias(let type) = models[index].shape,
        let target = models[index].aliasTarget.flatMap({ positions[$0] })
      else { continue }
      let length = lengths[target] ?? 0
      if length < maximumAliases {
        lengths[index] = length + 1
      } else if case .model = type, case .alias(.model(let further)) = models[target].shape {
        // All but the last 64 of a long chain name its end.
        models[index].shape = .alias(.model(further))
        lengths[index] = length
      } else {
        found.append(.openAPIAliasesTooDeep(models[index]))
        models[index].shape = .alias(.scalar(.json))
        lengths[index] = 1
      }
    }
  }
  return Diagnosed(models, found)
}
