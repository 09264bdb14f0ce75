internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// Gives parts of the API the Swift names its user wants: `(API, [Renaming])` in, `RenamedAPI` out.
  func renaming(_ renamings: [Renaming]) -> Diagnosed<RenamedAPI> {
    var renamed = RenamedAPI(api: self)
    guard !renamings.isEmpty else { return Diagnosed(renamed) }
    let targets = RenamingTargets(of: self)
    var unknown: [Renaming] = []
    var ambiguous: [Diagnostic] = []
    // What is named by itself keeps that name.
    let patterns = renamings.map(\.pattern)
    for (renaming, pattern) in zip(renamings, patterns) {
      if let pattern, !renamed.rename(pattern, renaming) { unknown.append(renaming) }
    }
    for (renaming, pattern) in zip(renamings, patterns) where pattern == nil {
      switch targets.meant(by: renaming.subject) {
      case .one(let target): renamed.rename(target, renaming)
      case .none: unknown.append(renaming)
      case .several(let choices): ambiguous.append(.ambiguousRenaming(renaming, choices: choices))
      }
    }
    if unknown.isEmpty { return Diagnosed(renamed, ambiguous) }
    let hints = RenamingHints(targets, in: [renamed.api, self])
    return Diagnosed(
      renamed, unknown.map { .unknownRenaming($0, hint: hints.hint(for: $0)) } + ambiguous)
  }

  /// Returns the location of the thing that was renamed.
  fileprivate mutating func rename(_ target: RenamingTarget, to name: String) -> SourceLocation? {
    switch target {
    case .group(let group):
      groups[group].swiftName = name
      groups[group].isMerged = false
      return groups[group].location
    case .operation(let group, let operation):
      groups[group].operations[operation].swiftName = name
      return groups[group].operations[operation].location
    case .argument(let group, let operation, let list, let index):
      groups[group].operations[operation][keyPath: list][index].swiftName = name
      return groups[group].operations[operation][keyPath: list][index].location
    case .pathArgument(let group, let operation, let index):
      guard case .parameter(var parameter) = groups[group].operations[operation].path[index] else {
        return nil
      }
      parameter.swiftName = name
      groups[group].operations[operation].path[index] = .parameter(parameter)
      return parameter.location
    case .model(let model):
      models[model].swiftName = name
      return models[model].location
    case .member(let model, let member): return models[model].rename(member, to: name)
    }
  }
}

extension RenamedAPI {
  /// A name that is wrong is reported where it stands.
  fileprivate mutating func rename(_ target: RenamingTarget, _ renaming: Renaming) {
    guard renaming.isLegal else { return }
    if let location = api.rename(target, to: renaming.name) {
      note(renaming, to: renaming.name, at: location)
    }
  }
}

extension Model {
  fileprivate mutating func rename(_ member: Int, to name: String) -> SourceLocation? {
    switch shape {
    case .structure(var structure):
      structure.properties[member].swiftName = name
      shape = .structure(structure)
      return structure.properties[member].location
    case .enumeration(var enumeration):
      enumeration.values[member].swiftName = name
      shape = .enumeration(enumeration)
      return enumeration.values[member].location
    case .union(var union):
      union.members[member].caseName = name
      shape = .union(union)
      return union.members[member].location
    case .alias: return nil
    }
  }
}
