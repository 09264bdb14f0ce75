internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftNaming

extension RenamedAPI {
  /// Gives everything that fits a pattern its new name; false when nothing fits.
  mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    // A name that is wrong is reported where it stands; whether something fits is looked up all the same.
    func renamed(_ name: String?, at location: SourceLocation) -> String? {
      guard let name else { return nil }
      isUsed = true
      guard renaming.isLegal else { return nil }
      let swiftName =
        pattern.kind == .schema
        ? typeName(of: name, acronyms: api.acronyms)
        : propertyName(of: name, acronyms: api.acronyms)
      note(renaming, to: swiftName, at: location)
      return swiftName
    }
    switch pattern.kind {
    case .operation:
      for (group, position) in api.operationPositions {
        let operation = api.groups[group].operations[position]
        let name = pattern.name(
          forOperation: operation.name, qualified: api.groups[group].qualifiedName(of: operation))
        if let name = renamed(name, at: operation.location) {
          api.groups[group].operations[position].methodName = name
        }
      }
    case .tag:
      for (index, group) in api.groups.enumerated() {
        guard let name = renamed(group.name.flatMap(pattern.name), at: group.location) else {
          continue
        }
        api.groups[index].swiftName = name
        api.groups[index].isMerged = false
      }
    case .schema:
      for (index, model) in api.models.enumerated() where model.origin == .declared {
        let name = renamed(pattern.name(for: model.id.rawValue), at: model.location)
        if let name { api.models[index].swiftName = name }
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
