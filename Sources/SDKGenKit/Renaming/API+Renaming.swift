internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// Returns the API with the Swift names that its user wants for parts of it.
  func renaming(_ renamings: [Renaming]) -> Diagnosed<API> {
    guard !renamings.isEmpty else { return Diagnosed(self) }
    var renamed = self
    let targets = RenamingTargets(of: self)
    var unknown: [Renaming] = []
    var ambiguous: [Diagnostic] = []
    // What is named by itself keeps that name.
    let named = renamings.filter { renaming in
      guard let pattern = renaming.pattern else { return true }
      if !renamed.rename(pattern, renaming) { unknown.append(renaming) }
      return false
    }
    for renaming in named {
      switch targets.meant(by: renaming.subject) {
      // A name that is wrong is reported where it stands.
      case .one(let target): if renaming.isLegal { renamed.give(renaming.given, to: target) }
      case .none: unknown.append(renaming)
      case .several(let choices): ambiguous.append(.ambiguousRenaming(renaming, choices: choices))
      }
    }
    if unknown.isEmpty { return Diagnosed(renamed, ambiguous) }
    let hints = RenamingHints(targets, in: [renamed, self])
    return Diagnosed(
      renamed, unknown.map { .unknownRenaming($0, hint: hints.hint(for: $0)) } + ambiguous)
  }

  private mutating func give(_ given: GivenName, to target: RenamingTarget) {
    switch target {
    case .group(let group):
      groups[group].give(given)
    case .operation(let group, let operation):
      groups[group].operations[operation].swiftName = given.text
      groups[group].operations[operation].given = given
    case .argument(let group, let operation, let id):
      groups[group].operations[operation].changeParameters { other, parameter in
        if other == id { parameter.give(given) }
      }
    case .model(let model): models[model].give(given)
    case .member(let model, let member):
      models[model].nameMember(member, given.text, given: given)
    }
  }
}

extension OperationGroup {
  mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
    isMerged = false
  }
}

extension Model {
  mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
  }
}

extension Parameter {
  fileprivate mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
  }
}
