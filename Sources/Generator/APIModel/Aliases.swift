/// The types that aliases stand for, each worked out once: documents hold chains of thousands.
package struct Aliases: Equatable, Sendable {
  private var targets: [ModelID: TypeReference] = [:]

  /// Follows each of `declared`, the aliases with the types they are declared as.
  package init(_ declared: [ModelID: TypeReference]) {
    for id in declared.keys where targets[id] == nil {
      var chain: Set<ModelID> = []
      var type = TypeReference.model(id)
      while case .model(let next) = type, let target = declared[next] {
        if let known = targets[next] {
          type = known
          break
        }
        // An alias that leads back to itself stays what it was; front ends let none through.
        guard chain.insert(next).inserted else { break }
        type = target
      }
      for id in chain { targets[id] = type }
    }
  }

  /// Returns the type that an alias stands for, and any other type as it is.
  package func target(of type: TypeReference) -> TypeReference {
    guard case .model(let id) = type else { return type }
    return targets[id] ?? type
  }
}
