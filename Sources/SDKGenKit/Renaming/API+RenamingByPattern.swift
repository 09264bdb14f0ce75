internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftNaming

extension RenamedAPI {
  /// Gives everything that fits a pattern its new name; false when nothing fits.
  mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    func renamed(_ names: [String], at location: SourceLocation) -> String? {
      guard let name = names.lazy.compactMap(pattern.name(for:)).first else { return nil }
      isUsed = true
      renamings[location] = renaming
      return name
    }
    switch pattern.kind {
    case .operation:
      for (group, position) in api.operationPositions {
        let operation = api.groups[group].operations[position]
        let names = [api.groups[group].qualifiedName(of: operation), operation.name]
        // Casing and clashes are those of any method.
        if let name = renamed(names, at: operation.location) {
          api.groups[group].operations[position].methodName = name
        }
      }
    case .tag:
      for index in api.groups.indices {
        guard let old = api.groups[index].name,
          let name = renamed([old], at: api.groups[index].location)
        else { continue }
        api.groups[index].swiftName = propertyName(of: name, acronyms: api.acronyms)
        api.groups[index].isMerged = false
      }
    case .schema:
      for index in api.models.indices where api.models[index].origin == .declared {
        let model = api.models[index]
        guard let name = renamed([model.id.rawValue], at: model.location) else { continue }
        api.models[index].swiftName = typeName(of: name, acronyms: api.acronyms)
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
