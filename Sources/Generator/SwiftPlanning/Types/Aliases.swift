import SDKGenAPIModel

/// The types that aliases stand for, each worked out once: documents hold chains of thousands.
struct Aliases: Equatable, Sendable {
  private var targets: [ModelID: TypeReference] = [:]

  init(_ models: [ModelID: Model]) {
    for id in models.keys where targets[id] == nil {
      var chain: Set<ModelID> = []
      var type = TypeReference.model(id)
      while case .model(let next) = type, case .alias(let target)? = models[next]?.shape {
        if let known = targets[next] {
          type = known
          break
        }
        // One that leads back to itself is what it was; front ends let none of them through.
        guard chain.insert(next).inserted else { break }
        type = target
      }
      for id in chain { targets[id] = type }
    }
  }

  /// Returns the type behind an alias; any other type is itself.
  func target(of type: TypeReference) -> TypeReference {
    guard case .model(let id) = type else { return type }
    return targets[id] ?? type
  }
}
