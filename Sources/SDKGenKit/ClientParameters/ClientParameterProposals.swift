internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// Proposes parameters for `clientParameters`: those that nearly all operations have. Nothing is decided by
/// counting; the note says how to.
func proposals(for api: API) -> [Diagnostic] {
  struct Key: Hashable {
    var name: String
    var location: ParameterUse.Location
  }
  let total = api.groups.flatMap(\.operations).count
  guard total >= 5 else { return [] }
  var counts: [Key: Int] = [:]
  var first: [(key: Key, location: SourceLocation)] = []
  for use in api.uses {
    let key = Key(name: use.parameter.name, location: use.location)
    if counts[key] == nil { first.append((key, use.parameter.location)) }
    counts[key, default: 0] += 1
  }
  return first.compactMap { key, location in
    guard let count = counts[key], count * 10 >= total * 9 else { return nil }
    return .frequentParameter(
      key.name, in: key.location.rawValue, count: count, of: total, at: location)
  }
}
