extension [Model] {
  /// `roots` and every model they lead to. Not recursive: models may form long chains.
  package func reached(from roots: [ModelID]) -> Set<ModelID> {
    let byID = Dictionary(map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var found = Set(roots)
    var open = roots
    while let id = open.popLast() {
      for next in byID[id]?.shape.types.flatMap(\.namedModels) ?? []
      where found.insert(next).inserted {
        open.append(next)
      }
    }
    return found
  }
}
