import SDKGenAPIModel
import SDKGenDiagnostics

/// Aliases in a row beyond this are too much for the compiler.
let maximumAliases = 64

/// Shortens long chains of schemas that are nothing but each other: `models` hold no cycle of aliases.
///
/// One that only names the next names what comes after that instead; what nests deeper than the
/// compiler bears is any JSON.
func shortenAliases(_ models: [Model], _ remarks: inout Remarks) -> [Model] {
  var models = models
  let positions = models.positions
  var lengths = [Int?](repeating: nil, count: models.count)
  for start in models.indices {
    // The aliases that lead from here to one whose length is known, or to no alias.
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
        // All of a long chain name its end, of which the last of those 64 are led to one by one.
        models[index].shape = .alias(.model(further))
        lengths[index] = length
      } else {
        remarks.add(.openAPIAliasesTooDeep(models[index]))
        models[index].shape = .alias(.scalar(.json))
        lengths[index] = 1
      }
    }
  }
  return models
}
