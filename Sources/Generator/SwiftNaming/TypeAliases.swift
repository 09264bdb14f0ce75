internal import SDKGenAPIModel
internal import SDKGenSwiftModel

extension Namer.TypeNames {
  /// Other names of types at top level that have the same own name as a nested one, or as a member of a type, such as
  /// a case. In the code of that type, their own names would mean the other.
  ///
  /// They stand in the client, where nothing else of the API's can have their names.
  func aliases(
    besides hiding: [SwiftTypeName: Set<SwiftIdentifier>]
  ) -> [SwiftIdentifier: SwiftTypeName] {
    let all = Array(models.values) + events.values + responses.values
    let nested = Set(all.lazy.filter(\.isNested).map(\.own))
    let outermost = outermost
    let owner = groups.isEmpty ? nil : SwiftTypeName(client)
    return Dictionary(
      uniqueKeysWithValues: outermost.intersection(nested.union(hiding.values.joined())).map {
        name in
        var alias = SwiftIdentifier.upperCamelCase([name.name, "Model"])
        while owner == nil, outermost.contains(alias) {
          alias = .upperCamelCase([alias.name, "Model"])
        }
        return (name, SwiftTypeName(alias, in: owner))
      })
  }

  private var outermost: Set<SwiftIdentifier> {
    Set(models.values.lazy.filter { !$0.isNested }.map(\.own)).union(groups.map(\.endpoint))
  }

  /// The cases, properties, methods and arguments that have the name of a type at top level, by the type in whose code
  /// they stand. A name that begins with a digit, or is of a script without capitals, is the same for both.
  func membersNamedAsTypes(
    _ names: [ModelNames], of api: API, _ operations: [String: OperationNames]
  ) -> [SwiftTypeName: Set<SwiftIdentifier>] {
    let outermost = outermost
    let areCapital = outermost.allSatisfy(\.beginsWithCapital)
    var found: [SwiftTypeName: Set<SwiftIdentifier>] = [:]
    func add(_ members: [SwiftIdentifier], of type: SwiftTypeName) {
      for name in members where !(areCapital && name.beginsWithSmallLetter) {
        if outermost.contains(name) { found[type, default: []].insert(name) }
      }
    }
    for model in names { add(model.members + model.accessors, of: model.type) }
    for (index, group) in api.groups.enumerated() {
      let endpoint = SwiftTypeName(groups[index].endpoint)
      for operation in group.operations {
        add(operations[operation.provenance]?.names ?? [], of: endpoint)
      }
    }
    return found
  }
}

extension OperationNames {
  /// The methods and their arguments.
  fileprivate var names: [SwiftIdentifier] {
    methods + arguments.values + body.values + otherBodies.flatMap(\.names)
  }
}

extension SwiftIdentifier {
  fileprivate var beginsWithCapital: Bool {
    text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  fileprivate var beginsWithSmallLetter: Bool {
    text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false
  }
}
