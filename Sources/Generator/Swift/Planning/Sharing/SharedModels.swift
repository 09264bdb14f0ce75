import SDKGenAPIModel
import SDKGenDiagnostics

extension API {
  /// Returns the API with nested types that are equal to another as aliases of that, which saves half of what a
  /// document with large request bodies costs the compiler.
  ///
  /// Every type keeps the name of its location, which is all that callers write.
  func sharing(_ shared: SharedModels) -> API {
    guard !shared.originals.isEmpty else { return self }
    let replacements = shared.replacements
    var api = self
    api.models = models.compactMap { model in
      if shared.isInsideCopy(model.id) { return nil }
      var model = model
      model.shape =
        shared.originals[model.id].map { .alias(.model($0)) }
        ?? model.shape.replacing(replacements)
      return model
    }
    api.replace(sent: replacements, received: replacements)
    return api
  }
}

/// The nested types that are equal to an earlier one.
struct SharedModels {
  /// The types that are copies, each with its original.
  private(set) var originals: [ModelID: ModelID] = [:]
  /// The type that each is nested in, if that is a model.
  private let outer: [ModelID: ModelID]

  init(_ api: API, _ names: Names) {
    let ids = Dictionary(
      api.models.compactMap { model in names.models[model.id].map { ($0.type, model.id) } },
      uniquingKeysWith: { first, _ in first })
    outer = names.models.compactMapValues { $0.type.owner.flatMap { ids[$0] } }
    originals = Self.copies(in: api, names)
    keepWholes(api.models)
  }

  /// Returns whether a type is nested in a copy, at any depth: the original has it too.
  func isInsideCopy(_ id: ModelID) -> Bool {
    var next = outer[id]
    while let id = next {
      if originals[id] != nil { return true }
      next = outer[id]
    }
    return false
  }

  /// The types inside copies, each with the original.
  var replacements: [ModelID: ModelID] {
    originals.filter { isInsideCopy($0.key) }
  }

  /// The names that the parts of a copy have beside it, by the copy and the parts of its original.
  func partNames(in api: API, _ names: Names) -> [ModelID: [ModelID: SwiftTypeName]] {
    let shapes = Dictionary(
      api.models.map { ($0.id, $0.shape) }, uniquingKeysWith: { first, _ in first })
    let replacements = replacements
    func parts(of id: ModelID) -> [ModelID] {
      shapes[id]?.namedModels ?? []
    }
    return originals.reduce(into: [:]) { all, pair in
      let parts = zip(parts(of: pair.value), parts(of: pair.key)).compactMap { original, copy in
        names.models[copy].map { (replacements[original] ?? original, $0.type) }
      }
      all[pair.key] = Dictionary(parts, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Finds types of the same names that are made of the same and travel the same way: what another operation does
  /// must not make their properties variable.
  private static func copies(in api: API, _ names: Names) -> [ModelID: ModelID] {
    let usage = Usage(of: api, models: ModelIndex(api.models))
    let types = api.models.map { names.models[$0.id]?.type }
    let nested = types.indices.filter { types[$0]?.isNested == true }
    // Most names stand once, and are those of no copies.
    let counts = nested.reduce(into: [:]) { $0[types[$1]?.own, default: 0] += 1 }
    let depths = types.map { $0?.path.count ?? 0 }
    // Parts are known before wholes.
    let order = nested.filter { counts[types[$0]?.own] ?? 0 > 1 }
      .sorted { depths[$0] > depths[$1] }
    return api.models.copies(in: order) { model, known -> Key? in
      if case .alias = model.shape { return nil }
      guard let names = names.models[model.id] else { return nil }
      // Chosen names count like derived ones, as the names that they are.
      let shape = ComparableShape(
        model.shape.replacing(known).withoutSwiftNames, at: api.location)
      return Key(
        name: names.type.own, members: names.members, shape: shape,
        isSent: usage.isSent(model.id), isReceived: usage.isReceived(model.id))
    }
  }

  /// Leaves alone copies that hold something that is not a copy, or that others are copies of.
  private mutating func keepWholes(_ models: [Model]) {
    let used = Set(originals.values)
    for model in models where originals[model.id] == nil || used.contains(model.id) {
      var next = outer[model.id]
      while let id = next {
        originals[id] = nil
        next = outer[id]
      }
    }
  }
}

private struct Key: Hashable {
  var name: SwiftIdentifier
  var members: [SwiftIdentifier]
  var shape: ComparableShape
  var isSent: Bool
  var isReceived: Bool

  /// Types of the same names are nearly always of the same shape, which takes long to hash.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(members)
  }
}
