internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftNaming

extension API {
  /// Gives everything that fits a pattern its new name; false when nothing fits.
  mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    // A name that is wrong is reported where it stands; whether something fits is looked up all the same.
    func given(_ name: String?) -> GivenName? {
      guard let name else { return nil }
      isUsed = true
      guard renaming.isLegal else { return nil }
      let swiftName =
        pattern.kind == .schema
        ? typeName(of: name, acronyms: acronyms)
        : propertyName(of: name, acronyms: acronyms)
      return renaming.giving(swiftName)
    }
    switch pattern.kind {
    case .operation:
      for (group, position) in operationPositions {
        let operation = groups[group].operations[position]
        let name = pattern.name(
          forOperation: operation.name, qualified: groups[group].qualifiedName(of: operation))
        if let name = given(name) {
          groups[group].operations[position].methodName = name.text
          groups[group].operations[position].given = name
        }
      }
    case .tag:
      for index in groups.indices {
        if let name = given(groups[index].name.flatMap(pattern.name)) { groups[index].give(name) }
      }
    case .schema:
      for index in models.indices where models[index].origin == .declared {
        if let name = given(pattern.name(for: models[index].id.rawValue)) {
          models[index].give(name)
        }
      }
    case .path, .deprecated: break
    }
    return isUsed
  }
}

extension API {
  /// Every operation by the indices of its group and of itself.
  fileprivate var operationPositions: [(Int, Int)] {
    groups.indices.flatMap { group in groups[group].operations.indices.map { (group, $0) } }
  }
}
