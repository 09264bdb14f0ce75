internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel
internal import SDKGenSwiftNaming

extension API {
  /// Returns the API with every Swift name stated that would otherwise be different: `names` are those
  /// of `original`, in which clashes were resolved and models have the names of their locations.
  func keepingSwiftNames(_ names: Names, of original: API) -> API {
    let plain = nameSymbols(of: self).value
    var api = self
    api.keepServers(names.servers, plain.servers)
    for (index, scheme) in original.securitySchemes.enumerated() {
      guard let wanted = names.credentials[scheme.name],
        wanted != plain.credentials[securitySchemes[index].name]
      else { continue }
      api.securitySchemes[index].swiftName = wanted.name
    }
    api.defaults.changeParameters { $1.keep(names.parameters[$0], plain.parameters[$0]) }
    for index in api.groups.indices { api.groups[index].keep(names, plain) }
    for (index, model) in original.models.enumerated() {
      guard let wanted = names.models[model.id], let plain = plain.models[models[index].id] else {
        continue
      }
      api.models[index].keep(wanted, plain)
    }
    return api
  }

  /// Returns the API with operations that have the names of their methods, as the author of a spec names them.
  func namingMethods(_ names: Names) -> API {
    var api = self
    for index in api.groups.indices {
      if api.groups[index].isMerged { api.groups[index].name = nil }
      api.groups[index].isMerged = false
      api.groups[index].label = nil
      api.groups[index].operations = api.groups[index].operations.map { operation in
        var operation = operation
        operation.name = names.operations[operation.provenance]?.name.name ?? operation.name
        operation.methodName = nil
        operation.naming = .method
        return operation
      }
    }
    return api
  }

  /// A server's own name is used only in Swift, and by operations and constants that refer to it.
  private mutating func keepServers(
    _ wanted: [String?: ServerNames], _ plain: [String?: ServerNames]
  ) {
    for index in servers.indices {
      guard let name = servers[index].name, let wanted = wanted[name],
        wanted.name != plain[name]?.name
      else { continue }
      servers[index].name = wanted.name.name
      for other in servers.indices {
        for host in servers[other].hosts.indices where servers[other].hosts[host].name == name {
          servers[other].hosts[host].name = wanted.name.name
        }
      }
      for group in groups.indices {
        for operation in groups[group].operations.indices
        where groups[group].operations[operation].server == name {
          groups[group].operations[operation].server = wanted.name.name
        }
      }
    }
  }
}

extension OperationGroup {
  fileprivate mutating func keep(_ wanted: Names, _ plain: Names) {
    if name != nil, let wanted = wanted.groups[name]?.property,
      wanted != plain.groups[name]?.property
    {
      swiftName = wanted.name
    }
    for index in operations.indices {
      let provenance = operations[index].provenance
      guard let wanted = wanted.operations[provenance], let plain = plain.operations[provenance]
      else { continue }
      operations[index].keep(wanted, plain)
    }
  }
}

extension Operation {
  fileprivate mutating func keep(_ wanted: OperationNames, _ plain: OperationNames) {
    if wanted.name != plain.name { swiftName = wanted.name.name }
    changeParameters { $1.keep(wanted.arguments[$0], plain.arguments[$0]) }
  }
}

extension Parameter {
  fileprivate mutating func keep(_ wanted: SwiftIdentifier?, _ plain: SwiftIdentifier?) {
    if wanted != plain { swiftName = wanted?.name }
  }
}

extension Model {
  fileprivate mutating func keep(_ wanted: ModelNames, _ plain: ModelNames) {
    if wanted.type != plain.type {
      swiftName = wanted.type.path.map(\.name).joined(separator: ".")
    }
    let changed = zip(wanted.members, plain.members).enumerated().filter { $1.0 != $1.1 }
    for (index, (name, _)) in changed { nameMember(index, name.name) }
  }
}
