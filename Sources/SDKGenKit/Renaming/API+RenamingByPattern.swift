internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftNaming

extension RenamedAPI {
  /// Gives everything that fits a pattern its new name; false when nothing fits.
  mutating func rename(_ pattern: RenamingPattern, _ renaming: Renaming) -> Bool {
    var isUsed = false
    func renamed(
      _ names: [String], at location: SourceLocation, as swiftName: (String) -> String
    ) -> String? {
      guard let name = names.lazy.compactMap(pattern.name(for:)).first else { return nil }
      isUsed = true
      let swiftName = swiftName(name)
      note(renaming, to: swiftName, at: location)
      return swiftName
    }
    let acronyms = api.acronyms
    switch pattern.kind {
    case .operation:
      for (group, position) in api.operationPositions {
        let operation = api.groups[group].operations[position]
        let names = [api.groups[group].qualifiedName(of: operation), operation.name]
        let name = renamed(names, at: operation.location) { propertyName(of: $0, acronyms: acronyms) }
        if let name { api.groups[group].operations[position].methodName = name }
      }
    case .tag:
      for index in api.groups.indices {
        guard let old = api.groups[index].name,
          let name = renamed(
            [old], at: api.groups[index].location, as: { propertyName(of: $0, acronyms: acronyms) })
        else { continue }
        api.groups[index].swiftName = name
        api.groups[index].isMerged = false
      }
    case .schema:
      for index in api.models.indices where api.models[index].origin == .declared {
        let model = api.models[index]
        api.models[index].swiftName =
          renamed(
            [model.id.rawValue], at: model.location, as: { typeName(of: $0, acronyms: acronyms) })
          ?? model.swiftName
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
