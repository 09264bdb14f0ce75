import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSwiftModel

extension API {
  /// Returns the API with inline types that are equal to another as aliases of that, which saves half of what a
  /// document with large request bodies costs the compiler.
  ///
  /// Every type keeps the name of its location, which is all that callers write.
  func sharingEqualModels(_ names: Names) -> API {
    let shared = SharedModels(self, names)
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

/// The inline types that are equal to an earlier one.
struct SharedModels {
  /// The types that are copies, each with its original.
  private(set) var originals: [ModelID: ModelID] = [:]
  private let outer: [ModelID: ModelID]

  init(_ api: API, _ names: Names) {
    outer = Dictionary(
      api.models.compactMap { model in
        if case .inside(.model(let id), _) = model.origin { (model.id, id) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    originals = Self.copies(in: api, names)
    keepWholes(api.models)
  }

  /// Returns whether a type stands in a copy, at any depth: the original has it too.
  func isInsideCopy(_ id: ModelID) -> Bool {
    var id = id
    // Bounded, since nothing here keeps scopes from forming a ring.
    for _ in 0..<64 {
      guard let next = outer[id] else { return false }
      if originals[next] != nil { return true }
      id = next
    }
    return false
  }

  /// The types inside copies, each with the original.
  var replacements: [ModelID: ModelID] {
    originals.filter { isInsideCopy($0.key) }
  }

  /// Finds types of the same words that are made of the same and travel the same way: what another operation does
  /// must not make their properties variable.
  private static func copies(in api: API, _ names: Names) -> [ModelID: ModelID] {
    let usage = Usage(of: api, models: ModelIndex(api.models))
    var groups: [Key: [ModelID]] = [:]
    var order: [Key] = []
    var known: [ModelID: ModelID] = [:]
    // Types inside a type come after it, so that from the end parts are known before wholes.
    for model in api.models.reversed() {
      guard case .inside(_, let words) = model.origin, names.models[model.id] != nil,
        let shape = model.shape.comparable(known, at: api.location)
      else { continue }
      let key = Key(
        words: words, shape: shape, isSent: usage.isSent(model.id),
        isReceived: usage.isReceived(model.id))
      if let last = groups[key]?.first {
        known[model.id] = last
      } else {
        order.append(key)
      }
      groups[key, default: []].append(model.id)
    }
    var originals: [ModelID: ModelID] = [:]
    for group in order.compactMap({ groups[$0] }) where group.count > 1 {
      for id in group.dropLast() { originals[id] = group[group.count - 1] }
    }
    return originals
  }

  /// Leaves alone copies that hold something which is none, or an original of others.
  private mutating func keepWholes(_ models: [Model]) {
    let used = Set(originals.values)
    for model in models where originals[model.id] == nil || used.contains(model.id) {
      var id = model.id
      for _ in 0..<64 {
        guard let next = outer[id] else { break }
        originals[next] = nil
        id = next
      }
    }
  }
}

private struct Key: Hashable {
  /// Their own name, but for that of an operation.
  var words: [String]
  var shape: Model.Shape
  var isSent: Bool
  var isReceived: Bool

  /// Hashes enough to tell most apart; the rest is compared.
  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    switch shape {
    case .structure(let structure): 
      for property in structure.properties {
        hasher.combine(property.name)
        hasher.combine(property.type)
      }
    case .enumeration(let enumeration):
      for value in enumeration.values { hasher.combine(value.raw) }
    case .union(let union): for member in union.members { hasher.combine(member.type) }
    case .alias: break
    }
  }
}

extension Model.Shape {
  /// Returns the shape with known types in it, and all of it at one location; nil for an alias.
  fileprivate func comparable(
    _ known: [ModelID: ModelID], at location: SourceLocation
  ) -> Model.Shape? {
    switch replacing(known) {
    case .alias: return nil
    case .enumeration(var enumeration):
      for index in enumeration.values.indices { enumeration.values[index].location = location }
      return .enumeration(enumeration)
    case .union(var union):
      for index in union.members.indices { union.members[index].location = location }
      return .union(union)
    case .structure(var structure):
      for index in structure.properties.indices { structure.properties[index].location = location }
      return .structure(structure)
    }
  }
}
