extension [Model] {
  /// Returns `roots` and every model they lead to. Not recursive: models may form long chains.
  package func reached(from roots: [ModelID]) -> Set<ModelID> {
    let positions = positions
    var found = Set(roots)
    var open = roots
    while let id = open.popLast() {
      guard let position = positions[id] else { continue }
      for next in self[position].shape.namedModels
      where found.insert(next).inserted {
        open.append(next)
      }
    }
    return found
  }
}
