package import SDKGenAPIModel
package import SDKGenDiagnostics

/// The way to treat two things of one scope that would have the same name.
package enum ClashPolicy: Sendable {
  /// An error: the spec's author can rename them.
  case errors
  /// Other names, the same on every run, and a note: the document is someone else's.
  case resolved
}

/// Decides every Swift name in the output: `API` in, `Names` out. Nothing else invents a name.
///
/// Names that cannot stand where they would get another, with a note. Two things with one name are errors
/// that show both locations, or are told apart, as `clashes` says. A name that `rename` gives and something else has
/// is always an error.
package func nameSymbols(of whole: API, clashes: ClashPolicy = .errors) -> Diagnosed<Names> {
  let namer = Namer(of: whole, clashes: clashes)
  let servers = namer.servers(of: whole)
  let client = namer.clientArguments(of: whole)
  let calls = CallNaming(of: whole, by: namer)
  let api = calls.api
  var names = calls.names
  names.servers = servers
  (names.credentials, names.parameters) = client
  let types = namer.types(of: api, beside: calls.types, operations: names.operations)
  namer.found.report(calls.found.diagnostics)
  let events = namer.events(of: api, types: types.events)
  let responses = namer.responses(of: api, types: types.responses)
  names.models = namer.models(of: api, types: types.models)
  names.hiding = types.membersNamedAsTypes(
    Array(names.models.values) + events.values + responses.values, of: api, names.operations)
  names.aliases = types.aliases(besides: names.hiding)
  for (operation, event) in events { names.operations[operation]?.event = event }
  for (operation, response) in responses { names.operations[operation]?.response = response }
  namer.nameBodies(of: api, in: &names)
  return Diagnosed(names, namer.found.diagnostics)
}

/// Decides the names of operations and groups alone, as `nameSymbols` does: those that IDs of operations are made of. In
/// an API with many models that is the smaller part.
package func nameOperations(
  of api: API, clashes: ClashPolicy = .errors
) -> Diagnosed<Names> {
  let namer = Namer(of: api, clashes: clashes)
  let calls = CallNaming(of: api, by: namer)
  return Diagnosed(calls.names, namer.found.diagnostics + calls.found.diagnostics)
}

/// The names of calls, which come before all others.
private struct CallNaming {
  /// With each operation in the group whose client has its method.
  let api: API
  let types: Namer.CallTypes
  let names: Names
  /// What is wrong about operations, which is reported behind what is wrong about types.
  let found: Findings

  init(of whole: API, by namer: Namer) {
    let operationNamer = namer.quiet
    found = operationNamer.found
    let methods = namer.methodsInGroups(of: whole)
    var names = Names(client: .upperCamelCase([]), methodsOfClient: Set(methods.ofClient.keys))
    api = names.arranging(whole)
    let groups = namer.groups(of: api)
    names.operations = operationNamer.operations(of: api, groups: groups, methods: methods)
    types = namer.callTypes(of: api, groups: groups)
    names.client = types.client
    for (index, types) in types.groups.enumerated() {
      let name = api.groups[index].name
      guard names.groups[name] == nil else { continue }
      names.groups[name] = GroupNames(
        endpoint: types.endpoint, client: types.client, property: groups[index].property)
    }
    self.names = names
  }
}

extension Namer.TypeNames {
  /// Other names of types at top level that have the same own name as a nested one, or as a member of a type, such as
  /// a case. In the code of that type, their own names would mean the other.
  ///
  /// They stand in the client, where nothing else of the API's can have their names.
  fileprivate func aliases(
    besides hiding: [SwiftTypeName: Set<SwiftIdentifier>]
  ) -> [SwiftIdentifier: SwiftTypeName] {
    let all = Array(models.values) + events.values + responses.values
    let nested = Set(all.lazy.filter(\.isNested).map(\.own))
    let outermost = outermost
    let owner = calls.groups.isEmpty ? nil : SwiftTypeName(calls.client)
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
    Set(models.values.lazy.filter { !$0.isNested }.map(\.own)).union(calls.groups.map(\.endpoint))
  }

  /// The cases, properties, methods and arguments that have the name of a type at top level, by the type in whose code
  /// they stand. A name that begins with a digit, or is of a script without capitals, is the same for both.
  fileprivate func membersNamedAsTypes(
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
      let endpoint = SwiftTypeName(calls.groups[index].endpoint)
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
