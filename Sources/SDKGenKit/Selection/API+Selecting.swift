internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSwift

extension API {
  /// Returns the selected part of this API: `(API, Selection)` in, a smaller `API` out.
  ///
  /// An `include` keeps only what it matches and the models that this needs. An `exclude` removes operations
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
  fileprivate func matches(_ operation: Operation, in group: OperationGroup) -> Bool {
    switch kind {
    case .operation: operation.names(in: group).contains(where: pattern.matches)
    case .tag: group.name.map(pattern.matches) ?? false
    case .path: pattern.matches(operation.pathText)
    case .deprecated: operation.deprecation != nil
    case .schema: false
    }
  }

  fileprivate func matches(_ model: Model) -> Bool {
    switch kind {
    case .schema: model.names.contains(where: pattern.matches)
    case .deprecated: model.deprecation != nil
    case .operation, .tag, .path: false
    }
  }
}

extension Model {
  /// The id, and the name of a schema that is in another file.
  var names: [String] { [id.rawValue] + ownNames }
}

extension Operation {
  /// `posts.get`, or `get` where there are no groups, and the operation's path in the spec.
  fileprivate func names(in group: OperationGroup) -> [String] {
    let qualified = group.qualifiedName(of: self)
    let names = qualified == provenance ? [qualified] : [qualified, provenance]
    return group.isMerged ? names + [name] : names
  }
}

extension API {
  /// Reports patterns that match nothing, with what was probably meant.
  fileprivate func unknownNames(in selectors: [Selector]) -> [Diagnostic] {
    let unknown = selectors.filter { selector in
      !names(of: selector.kind).contains(where: selector.pattern.matches)
    }
    guard !unknown.isEmpty else { return [] }
    let swiftNames = nameSymbols(of: self, clashes: .resolved).value
    return unknown.map { selector in
      let spelled = swiftNames.spellings(of: selector.kind, in: self)
        .first { selector.pattern.text == $0.swift }
      return .unknownSelection(
        selector,
        hint: spelled.map { "; write '\($0.written)', which has this name in Swift" }
          ?? suggestion(meant(by: selector)))
    }
  }

  private func names(of kind: Selector.Kind) -> [String] {
    switch kind {
    case .operation: groups.flatMap { group in group.operations.flatMap { $0.names(in: group) } }
    case .tag: groups.compactMap(\.name)
    case .path: groups.flatMap(\.operations).map(\.pathText)
    case .schema: models.flatMap(\.names)
    // It is no mistake that a document has none.
    case .deprecated: ["deprecated"]
    }
  }

  /// Returns a name in another case, the name of an operation without its group, or a similar name.
  private func meant(by selector: Selector) -> String? {
    let names = names(of: selector.kind)
    let likely = Glob(selector.pattern.text.lowercased())
    let meant = names.first { name in
      likely.matches(name.lowercased())
        || selector.kind == .operation
          && likely.matches(name.lowercased().drop { $0 != "." }.dropFirst().description)
    }
    return meant ?? nearest(to: selector.pattern.text, in: names)
  }
}

extension Names {
  /// The names in Swift and those that patterns of a kind compare.
  fileprivate func spellings(
    of kind: Selector.Kind, in api: API
  ) -> [(swift: String, written: String)] {
    switch kind {
    case .operation:
      api.groups.flatMap { group in
        group.operations.compactMap { operation in
          spelling(of: operation, in: group).map { ($0, group.qualifiedName(of: operation)) }
        }
      }
    case .tag:
      api.groups.compactMap { group in
        group.name.flatMap { name in groups[name].map { ($0.property.name, name) } }
      }
    case .schema:
      api.models.compactMap { model in
        models[model.id].map { ($0.type.text, model.id.rawValue) }
      }
    case .path, .deprecated: []
    }
  }
}

/// The places that belong to the part of a spec that is left out.
struct LeftOutPlaces {
  /// Where something begins, by file and in order, and whether it is left out.
  private var beginnings: [String: [(location: SourceLocation, isLeftOut: Bool)]]

  /// `document` is the spec: what is before one of its sections ends where that begins.
  init(of whole: API, without chosen: API, in document: Node) {
    let left = whole.locations.subtracting(chosen.locations)
    let all = whole.locations.union(document.sections(above: left))
      .map { (location: $0, isLeftOut: left.contains($0)) }
    beginnings = Dictionary(grouping: all) { $0.location.file }
      .mapValues { $0.sorted { $0.location < $1.location } }
  }

  /// Returns whether a diagnostic is about something that is left out, wherever its name was chosen.
  func contains(_ diagnostic: Diagnostic) -> Bool {
    contains(
      ([diagnostic.location] + diagnostic.notes.map(\.location)).compactMap(\.self)
        .first { beginnings[$0.file] != nil })
  }

  /// Returns whether something begins there or before that is left out, and nothing else after that.
  func contains(_ location: SourceLocation?) -> Bool {
    guard let location, let all = beginnings[location.file] else { return false }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if location < all[middle].location { high = middle } else { low = middle + 1 }
    }
    return low > 0 && all[low - 1].isLeftOut
  }
}

extension Node {
  /// Returns where the members of a spec begin, three levels deep, except below `ends`.
  fileprivate func sections(above ends: Set<SourceLocation>, depth: Int = 3) -> [SourceLocation] {
    if depth == 0 { return [] }
    return members.flatMap { member in
      let key = member.keyLocation
      return ends.contains(key)
        ? [key] : [key] + member.value.sections(above: ends, depth: depth - 1)
    }
  }
}

extension API {
  /// The locations of all that can be selected, and of what is in it.
  fileprivate var locations: Set<SourceLocation> {
    var found: Set<SourceLocation> = []
    for group in groups {
      found.insert(group.location)
      for operation in group.operations {
        found.insert(operation.location)
        found.formUnion(operation.parameters.map(\.parameter.location))
      }
    }
    for model in models {
      found.insert(model.location)
      found.formUnion(model.shape.locations)
    }
    return found
  }
}

extension Model.Shape {
  fileprivate var locations: [SourceLocation] {
    switch self {
    case .structure(let structure): structure.properties.map(\.location)
    case .enumeration(let enumeration): enumeration.values.map(\.location)
    case .union(let union): union.members.map(\.location)
    case .alias: []
    }
  }
}
