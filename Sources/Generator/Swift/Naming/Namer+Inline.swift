internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// Returns the names of models.
  ///
  /// An inline model is nested in what it stands in, so that is named before it: first all declared models,
  /// then what stands in them, and so on. A model with a name keeps it. `taken` are the names of other types by
  /// what they are nested in.
  func modelTypes(
    of api: API, client: SwiftIdentifier, beside taken: [SwiftTypeName?: [Candidate]],
    operations: [String: OperationScope]
  ) -> [ModelID: SwiftTypeName] {
    var namer = ModelNamer(
      namer: self, api: api, nested: NestedNames(api, client: client), operations: operations,
      taken: taken)
    for (depth, level) in levels(of: api.models).enumerated() {
      namer.name(level, reportsErrors: depth == 0)
    }
    namer.reportMissingOwners()
    return namer.names
  }

  /// Returns models by how deep they stand inside others; models inside nothing known come first.
  private func levels(of models: [Model]) -> [[Model]] {
    let outerModels = Dictionary(
      models.map { ($0.id, $0.outerModel) }, uniquingKeysWith: { first, _ in first })
    var depths: [ModelID: Int] = [:]
    for index in models.indices where depths[models[index].id] == nil {
      var chain: [ModelID] = []
      var next: ModelID? = models[index].id
      while let id = next, depths[id] == nil, outerModels[id] != nil {
        depths[id] = 0
        chain.append(id)
        next = outerModels[id] ?? nil
      }
      var depth = next.flatMap { outerModels[$0] == nil ? nil : depths[$0] } ?? -1
      for id in chain.reversed() {
        depth += 1
        depths[id] = depth
      }
    }
    var levels: [[Model]] = []
    for index in models.indices {
      let depth = depths[models[index].id] ?? 0
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(models[index])
    }
    return levels
  }
}

/// Names models level by level.
private struct ModelNamer {
  let namer: Namer
  let api: API
  let nested: NestedNames
  let operations: [String: OperationScope]
  /// The names that are given, by what the types are nested in.
  var taken: [SwiftTypeName?: [Candidate]]
  private(set) var names: [ModelID: SwiftTypeName] = [:]
  /// The models that types can be nested in, and whether they are unions.
  private let owners: [ModelID: Bool]

  init(
    namer: Namer, api: API, nested: NestedNames, operations: [String: OperationScope],
    taken: [SwiftTypeName?: [Candidate]]
  ) {
    self.namer = namer
    self.api = api
    self.nested = nested
    self.operations = operations
    self.taken = taken
    owners = Dictionary(
      api.models.compactMap { model in
        switch model.shape {
        case .structure: (model.id, false)
        case .union: (model.id, true)
        case .enumeration, .alias: nil
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  mutating func name(_ models: [Model], reportsErrors: Bool) {
    var groups: [SwiftTypeName?: [(Model, TypePlace)]] = [:]
    var order: [SwiftTypeName?] = []
    for model in models {
      let place = place(of: model)
      if groups[place.owner] == nil { order.append(place.owner) }
      groups[place.owner, default: []].append((model, place))
    }
    // The cases of unions are looked up among types at top level.
    for owner in order where owner == nil { name(groups[owner] ?? [], in: owner, reportsErrors) }
    for owner in order where owner != nil { name(groups[owner] ?? [], in: owner, reportsErrors) }
  }

  private mutating func name(
    _ models: [(model: Model, place: TypePlace)], in owner: SwiftTypeName?, _ reportsErrors: Bool
  ) {
    // The order of a document that is somebody else's decides nothing.
    let models =
      namer.clashes == .errors || models.count < 2 ? models : models.sortedByID
    let others = taken[owner] ?? []
    let candidates = models.map { candidate(for: $0.model, at: $0.place) }
    let found = distinct(others + candidates, clashes: namer.clashes)
    if !found.diagnostics.isEmpty {
      // Clashes among the names that are given were reported before.
      let areErrorsNew = reportsErrors || areDistinct(others.map(\.name))
      namer.found.report(found.diagnostics.filter { areErrorsNew || $0.severity != .error })
    }
    var named = others
    for (index, name) in found.value.dropFirst(others.count).enumerated() {
      let model = models[index].model
      if names[model.id] == nil { names[model.id] = SwiftTypeName(name, in: owner) }
      var candidate = candidates[index]
      (candidate.name, candidate.isFixed) = (name, true)
      named.append(candidate)
    }
    taken[owner] = named
  }

  /// Returns where a model stands. An alias holds no types, so that those inside it stand beside it.
  private func place(of model: Model) -> TypePlace {
    if let owner = model.chosenOwner { return TypePlace(owner: owner, words: []) }
    guard case .inside(let scope, let words) = model.origin else {
      return TypePlace(words: [model.id.rawValue])
    }
    switch scope {
    case .api: return TypePlace(words: words)
    case .operation(let provenance):
      guard let scope = operations[provenance] else { return TypePlace(words: words) }
      return TypePlace(owner: scope.endpoint, stem: [scope.stem], words: words)
    case .model(let id):
      guard let outer = names[id] else { return TypePlace(words: words) }
      return owners[id] == nil
        ? TypePlace(owner: outer.owner, stem: [outer.own.name], words: words)
        : TypePlace(owner: outer, words: words)
    }
  }

  /// Reports the chosen names of types that are nested in what is no type, or in one that can hold none.
  func reportMissingOwners() {
    let known = Set(owners.keys.compactMap { names[$0] } + operations.values.map(\.endpoint))
    for model in api.models {
      guard let owner = model.chosenOwner, !known.contains(owner), let name = model.swiftName
      else { continue }
      namer.found.report(
        .badSwiftName(
          name, why: "no type named '\(owner.text)' can hold others", model.given,
          at: model.location))
    }
  }

  private func candidate(for model: Model, at place: TypePlace) -> Candidate {
    guard let owner = place.owner else {
      return namer.candidate(for: model, named: wanted(at: place), in: api)
    }
    if let swiftName = model.swiftName {
      var model = model
      model.swiftName = swiftName.split(separator: ".").last.map(String.init)
      return namer.candidate(
        for: model, named: { _ in .upperCamelCase([swiftName]) }, isNested: true, in: api)
    }
    let isInUnion = model.outerModel.flatMap { owners[$0] } ?? false
    let placed = wanted(at: place)
    var statedPlace = place
    model.statedName.map { statedPlace.words = [$0] }
    let wanted = wanted(at: statedPlace)
    let made = { @Sendable [nested] symbols in
      nested.name(wanted(symbols), in: owner, isInUnion: isInUnion)
    }
    var candidate = Candidate(
      name: made(.needed), subject: model.subject, location: model.location)
    if hasMember(named: candidate.name, model) {
      candidate.name = .upperCamelCase([candidate.name.name] + model.kind)
    }
    let isStated = model.statedName != nil
    candidate.others = { [nested, name = candidate.name] in
      (isStated ? [nested.name(placed(.needed), in: owner, isInUnion: isInUnion)] : [])
        + [nested.name(wanted(.needed), in: owner, isInUnion: isInUnion, saysOwner: true)]
        + [made(.signs), made(.all)]
        + model.endings.map { .upperCamelCase([name.name, $0]) }
    }
    return candidate
  }

  /// Returns whether the first declared type in a union has this name: `customer` may be an id or a `Customer`, and
  /// is a `CustomerChoice`. The first, since members that are added must not change the name.
  private func hasMember(named name: SwiftIdentifier, _ model: Model) -> Bool {
    guard case .union(let union) = model.shape else { return false }
    let declared = union.members.lazy.compactMap { $0.type.namedModel.flatMap { names[$0] } }
      .first { !$0.isNested }
    return declared?.own == name
  }

  /// Returns the name that a model should have, with more or fewer of its symbols named.
  ///
  /// Words that the stem ends in already are not said again: the `status` of `findByStatus` is `FindByStatus`.
  private func wanted(at place: TypePlace) -> @Sendable (SymbolNaming) -> SwiftIdentifier {
    { [casing = namer.casing] symbols in
      if place.stem.isEmpty {
        return casing.upper(place.words.joined(separator: "_"), symbols: symbols)
      }
      let words = place.words.flatMap { casing.inner($0, symbols: symbols) }
      let stem = casing.inner(place.stem.joined(separator: "_")).map { $0.lowercased() }
      let said = (1...max(words.count, 1)).last { count in
        count <= words.count && count <= stem.count
          && stem.suffix(count) == words.prefix(count).map { $0.lowercased() }[...]
      }
      return .upperCamelCase(place.stem + words.dropFirst(symbols == .needed ? said ?? 0 : 0))
    }
  }
}

extension [(model: Model, place: TypePlace)] {
  fileprivate var sortedByID: Self {
    let ids = map(\.model.id.rawValue)
    return indices.sorted { ids[$0] < ids[$1] }.map { self[$0] }
  }
}

extension Model {
  /// The type in which its author nests it: `Charge` for `Charge.Outcome`.
  fileprivate var chosenOwner: SwiftTypeName? {
    swiftName?.lastIndex(of: ".").flatMap { SwiftTypeName(parsing: swiftName?[..<$0] ?? "") }
  }

  /// The end of an inline union's name where something else has it.
  var kind: [String] {
    if case .inside = origin, case .union = shape { ["Choice"] } else { [] }
  }

  /// The words that may end its name to tell it from another: the body of one of several responses is a
  /// `GetResponseBody` beside the `GetResponse` that stands for all.
  fileprivate var endings: [String] {
    if case .inside(.operation, _) = origin { kind + ["Body"] } else { kind }
  }

  /// Its name in messages.
  var subject: String {
    switch origin {
    case .declared: "'\(id.rawValue)'"
    case .inside: "the type at '\(provenance)'"
    }
  }
}
