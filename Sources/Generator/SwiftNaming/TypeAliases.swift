internal import SDKGenSwiftModel

extension Namer.TypeNames {
  /// Other names of types at top level that have the same own name as a nested one. Inside the owner of that, code
  /// would find it by the name of the other.
  ///
  /// They stand in the client, where nothing else of the API's can have their names.
  var aliases: [SwiftIdentifier: SwiftTypeName] {
    let types = Array(models.values)
    let nested = Set(
      (types + events.values + responses.values).lazy.filter(\.isNested).map(\.own))
    let outermost = Set(types.filter { !$0.isNested }.map(\.own) + groups.map(\.endpoint))
    let owner = groups.isEmpty ? nil : SwiftTypeName(client)
    return Dictionary(
      uniqueKeysWithValues: outermost.intersection(nested).map { name in
        var alias = SwiftIdentifier.upperCamelCase([name.name, "Model"])
        while owner == nil, outermost.contains(alias) {
          alias = .upperCamelCase([alias.name, "Model"])
        }
        return (name, SwiftTypeName(alias, in: owner))
      })
  }
}
