internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftNaming

extension API {
  /// Returns the API with the Swift names that its user wants for parts of it.
  func renaming(_ renamings: [Renaming]) -> Diagnosed<API> {
    guard !renamings.isEmpty else { return Diagnosed(self) }
    var renamed = self
    let targets = RenamingTargets(of: self)
    var unknown: [Renaming] = []
    var ambiguous: [Diagnostic] = []
    // Patterns come first, so that a name for one thing wins.
    let named = renamings.filter { renaming in
      guard let pattern = renaming.pattern else { return true }
      if !renamed.rename(pattern, renaming) { unknown.append(renaming) }
      return false
    }
    for renaming in named {
      switch targets.meant(by: renaming.subject) {
      // A wrong name is reported where it is written.
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

  /// Gives everything that fits a pattern its new name; false when nothing fits.
  private mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    // A wrong name is reported where it is written; whether something fits is looked up nevertheless.
    func given(_ name: String?) -> GivenName? {
      guard let name else { return nil }
      isUsed = true
      guard renaming.isLegal else { return nil }
      let swiftName =
        pattern.kind == .schema
        ? typeName(of: name, acronyms: acronyms)
        : propertyName(of: name, acronyms: acronyms)
      return renaming.giving(swiftName)
    }
    switch pattern.kind {
    case .operation:
      for (group, position) in operationPositions {
        let operation = groups[group].operations[position]
        let name = pattern.name(
          forOperation: operation.name, qualified: groups[group].qualifiedName(of: operation))
        if let name = given(name) {
          groups[group].operations[position].methodName = name.text
          groups[group].operations[position].given = name
        }
      }
    case .tag:
      for index in groups.indices {
        if let name = given(groups[index].name.flatMap(pattern.name)) { groups[index].give(name) }
      }
    case .schema:
      for index in models.indices where models[index].origin == .declared {
        if let name = given(pattern.name(for: models[index].id.rawValue)) {
          models[index].give(name)
        }
      }
    case .path, .deprecated: break
    }
    return isUsed
  }

  /// Every operation by the indices of its group and of itself.
  private var operationPositions: [(Int, Int)] {
    groups.indices.flatMap { group in groups[group].operations.indices.map { (group, $0) } }
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
  fileprivate mutating func give(_ given: GivenName) {
    swiftName = given.text
    self.given = given
    isMerged = false
  }
}

extension Model {
  fileprivate mutating func give(_ given: GivenName) {
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
