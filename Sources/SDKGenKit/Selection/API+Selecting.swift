internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension API {
  /// Returns the selected part of this API: `(API, Selection)` in, a smaller `API` out.
  ///
  /// An `include` keeps only what it matches and the models that needs. An `exclude` removes operations
  /// and the models that only they needed; models that no operation ever needed stay.
  func selecting(_ selection: Selection) -> Diagnosed<API> {
    if selection.isEmpty { return Diagnosed(self) }
    let unknown = unknownNames(in: selection.include + selection.exclude)

    var chosen = self
    chosen.groups = groups.compactMap { $0.selecting(selection) }
    let needed = chosen.neededModels(and: selection.include)
    let neededBefore = neededModels(and: [])
    let kept = models.filter { model in
      if needed.contains(model.id) { return true }
      if !selection.include.isEmpty || neededBefore.contains(model.id) { return false }
      return !selection.exclude.contains { $0.matches(model) }
    }
    // A model that no operation needs may hold one that only an excluded operation needed.
    let whole = withOwners(of: models.reached(from: kept.map(\.id)))
    chosen.models = models.filter { whole.contains($0.id) }
    let isEmpty =
      chosen.models.isEmpty && chosen.groups.allSatisfy(\.operations.isEmpty)
      && groups.contains { !$0.operations.isEmpty }
    let nothing =
      isEmpty && unknown.isEmpty
      ? [
        Diagnostic.emptySelection(
          at: (selection.exclude + selection.include).lazy.compactMap(\.location).first)
      ] : []
    return Diagnosed(chosen, unknown + nothing + chosen.missedModels(selection.exclude))
  }

  /// Adds the models in which others are nested, and what those hold.
  private func withOwners(of kept: Set<ModelID>) -> Set<ModelID> {
    var kept = kept
    while true {
      let owners = models.filter { kept.contains($0.id) }.compactMap(\.outerModel)
      guard owners.contains(where: { !kept.contains($0) }) else { return kept }
      kept = models.reached(from: Array(kept) + owners)
    }
  }

  private func neededModels(and include: [Selector]) -> Set<ModelID> {
    let asked = models.filter { model in include.contains { $0.matches(model) } }.map(\.id)
    let direct =
      groups.flatMap(\.operations).flatMap { $0.sentTypes + $0.receivedTypes } + defaults.types
    return models.reached(from: asked + direct.namedModels)
  }

  /// Reports excluded models that are still needed.
  private func missedModels(_ exclude: [Selector]) -> [Diagnostic] {
    // A deprecated model that something else needs stays.
    exclude.filter { $0.kind == .schema }.compactMap { selector in
      models.first { selector.matches($0) && !$0.isImported }
        .map { .excludedModelIsNeeded($0.id.rawValue, by: selector) }
    }
  }
}

extension OperationGroup {
  fileprivate func selecting(_ selection: Selection) -> OperationGroup? {
    var chosen = self
    chosen.operations = operations.filter { operation in
      let isIncluded =
        selection.include.isEmpty
        || selection.include.contains { $0.matches(operation, in: self) }
      return isIncluded && !selection.exclude.contains { $0.matches(operation, in: self) }
    }
    return chosen.operations.isEmpty && !operations.isEmpty ? nil : chosen
  }
}

extension Selector {
  func matches(_ operation: Operation, in group: OperationGroup) -> Bool {
    switch kind {
    case .operation: operation.names(in: group).contains(where: pattern.matches)
    case .tag: group.name.map(pattern.matches) ?? false
    case .path: pattern.matches(operation.pathText)
    case .deprecated: operation.deprecation != nil
    case .schema: false
    }
  }

  func matches(_ model: Model) -> Bool {
    switch kind {
    case .schema: model.names.contains(where: pattern.matches)
    case .deprecated: model.deprecation != nil
    case .operation, .tag, .path: false
    }
  }
}

extension Model {
  /// The id, and the name of a schema that stands in another file.
  var names: [String] { [id.rawValue] + ownNames }
}

extension Operation {
  /// `posts.get`, or `get` where there are no groups, and the operation's path in the spec.
  func names(in group: OperationGroup) -> [String] {
    let qualified = group.qualifiedName(of: self)
    let names = qualified == provenance ? [qualified] : [qualified, provenance]
    return group.isMerged ? names + [name] : names
  }
}
