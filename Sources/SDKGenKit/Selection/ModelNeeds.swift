internal import SDKGenAPIModel

/// `roots` and every model they lead to.
func closure(of roots: [ModelID], in models: [Model]) -> Set<ModelID> {
  let byID = Dictionary(models.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  var found = Set(roots)
  var open = Array(found)
  while let id = open.popLast() {
    for next in byID[id]?.shape.types.flatMap(\.namedModels) ?? []
    where found.insert(next).inserted {
      open.append(next)
    }
  }
  return found
}
