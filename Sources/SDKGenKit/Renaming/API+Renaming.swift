internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// This API with the Swift names its user wants: `(API, [Renaming])` in, `API` out.
  func renaming(_ renamings: [Renaming]) -> Diagnosed<API> {
    guard !renamings.isEmpty else { return Diagnosed(self) }
    let targets = RenamingTargets(of: self)
    var api = self
    var found: [Diagnostic] = []
    var vocabulary: Vocabulary?
    for renaming in renamings {
      let meant = targets.byName[renaming.subject] ?? []
      switch meant.count {
      case 0:
        let names = vocabulary ?? Vocabulary(targets.byName.keys.sorted())
        vocabulary = names
        found.append(
          .unknownRenaming(renaming, nearest: names.nearest(to: renaming.subject)))
      case 1: api.rename(meant[0], renaming.name)
      default:
        let choices = meant.compactMap { targets.exact[$0] }
        if let exact = meant.first(where: { targets.exact[$0] == renaming.subject }),
          choices.count(where: { $0 == renaming.subject }) == 1
        {
          api.rename(exact, renaming.name)
        } else {
          found.append(.ambiguousRenaming(renaming, choices: choices))
        }
      }
    }
    return Diagnosed(api, found)
  }

  private mutating func rename(_ target: RenamingTarget, _ name: String) {
    switch target {
    case .group(let group): groups[group].swiftName = name
    case .operation(let group, let operation): groups[group].operations[operation].swiftName = name
    case .argument(let group, let operation, let list, let place):
      groups[group].operations[operation][keyPath: list][place].swiftName = name
    case .pathArgument(let group, let operation, let place):
      guard case .parameter(var parameter) = groups[group].operations[operation].path[place] else {
        return
      }
      parameter.swiftName = name
      groups[group].operations[operation].path[place] = .parameter(parameter)
    case .model(let model): models[model].swiftName = name
    case .member(let model, let member): models[model].rename(member, name)
    }
  }
}

extension Model {
  fileprivate mutating func rename(_ member: Int, _ name: String) {
    switch shape {
    case .structure(var structure):
      structure.fields[member].swiftName = name
      shape = .structure(structure)
    case .enumeration(var enumeration):
      enumeration.values[member].name = name
      shape = .enumeration(enumeration)
    case .union(var union):
      union.members[member].caseName = name
      shape = .union(union)
    case .alias: break
    }
  }
}
