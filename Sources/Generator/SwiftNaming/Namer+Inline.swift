internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  /// Returns the names of models, parallel to the API's.
  ///
  /// The name of an inline model begins with the final name of the one it stands in, so it is decided
  /// later: first all declared models, then what stands in them, and so on. A model with a name keeps it.
  func modelTypes(
    of api: API, beside fixed: [Candidate], operations: [String: String]
  ) -> Diagnosed<[SwiftIdentifier]> {
    var names: [ModelID: SwiftIdentifier] = [:]
    var taken = fixed
    var diagnostics: [Diagnostic] = []
    for (depth, level) in levels(of: api.models).enumerated() {
      let candidates = level.map { model in
        candidate(for: model, named: wanted(for: model, names, operations: operations), in: api)
      }
      let found = distinct(taken + candidates.map(\.value), clashes: clashes)
      // Clashes among fixed names are reported with the first level.
      diagnostics +=
        candidates.flatMap(\.diagnostics)
        + found.diagnostics.filter { depth == 0 || $0.severity != .error }
      for (model, (candidate, name)) in zip(
        level, zip(candidates.map(\.value), found.value.dropFirst(taken.count)))
      {
        if names[model.id] == nil { names[model.id] = name }
        var candidate = candidate
        (candidate.name, candidate.isFixed) = (name, true)
        taken.append(candidate)
      }
    }
    return Diagnosed(
      api.models.map { names[$0.id] ?? casing.upper($0.id.rawValue) }, diagnostics)
  }

  /// Returns models by how deep they stand inside others; models inside nothing known come first.
  private func levels(of models: [Model]) -> [[Model]] {
    let outerModels = Dictionary(
      models.map { ($0.id, $0.outerModel) }, uniquingKeysWith: { first, _ in first })
    var depths: [ModelID: Int] = [:]
    for model in models where depths[model.id] == nil {
      var chain: [ModelID] = []
      var next: ModelID? = model.id
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
    for model in models {
      let depth = depths[model.id] ?? 0
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(model)
    }
    return levels
  }

  /// Returns the name that a model should have, with more or fewer of its symbols named.
  private func wanted(
    for model: Model, _ names: [ModelID: SwiftIdentifier], operations: [String: String]
  ) -> @Sendable (SymbolNaming) -> SwiftIdentifier {
    guard case .inside(let scope, let words) = model.origin else {
      return { [casing, id = model.id.rawValue] in casing.upper(id, symbols: $0) }
    }
    let outer: String? =
      switch scope {
      case .model(let id): names[id]?.name
      case .operation(let provenance): operations[provenance]
      case .api: nil
      }
    guard let outer else {
      return { [casing] in casing.upper(words.joined(separator: "_"), symbols: $0) }
    }
    return { [casing] symbols in
      .upperCamelCase(
        [outer] + words.flatMap { casing.inner($0, symbols: symbols) })
    }
  }

  /// Returns the beginnings of the types of operations, by provenance: the method's name, with the group's in
  /// front where several groups have such a method.
  func operationTypes(
    of api: API, groups: [GroupBase], operations: [[OperationNames]]
  ) -> [String: String] {
    let counts = operations.joined().reduce(into: [:]) { $0[$1.name.name, default: 0] += 1 }
    var types: [String: String] = [:]
    for ((group, base), names) in zip(zip(api.groups, groups), operations) {
      for (operation, names) in zip(group.operations, names) {
        let isShared =
          base.name != nil
          && (operation.naming != .method || counts[names.name.name, default: 0] > 1)
        types[operation.provenance] =
          SwiftIdentifier.upperCamelCase((isShared ? [base.base] : []) + [names.name.name]).name
      }
    }
    return types
  }
}

extension Model {
  /// The model whose name comes first in its own.
  fileprivate var outerModel: ModelID? {
    if case .inside(.model(let id), _) = origin { id } else { nil }
  }

  /// The end of an inline union's name where something else has it: `schedule` may be an id or a
  /// `SubscriptionSchedule`, and is a `SubscriptionScheduleChoice`.
  var kind: [String] {
    if case .inside = origin, case .union = shape { ["Choice"] } else { [] }
  }

  /// Its name in messages.
  var subject: String {
    switch origin {
    case .declared: "'\(id.rawValue)'"
    case .inside: "the type at '\(provenance)'"
    }
  }
}
