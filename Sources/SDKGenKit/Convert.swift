internal import SDKGenAPIModel
package import SDKGenDiagnostics
internal import SDKGenNativeSpec
internal import SDKGenSourceText
internal import SDKGenSwift

/// Returns the document at `root` in the native format; nil when there are errors.
///
/// Only the options for reading, selection and renaming are used.
///
/// Generating from either gives the same Swift, except for comments that contain paths in the document
/// and for parts that a diagnostic reports as left out.
package func convert(
  _ root: String, load: Load, options: GenerationOptions = .init()
) -> Diagnosed<String?> {
  let read = readSpec(root, load: load, options: options.reading)
  guard let spec = read.value, !read.hasErrors else { return Diagnosed(nil, read.diagnostics) }
  if spec.isNative {
    return Diagnosed(nil, read.diagnostics + [.alreadyNative(root, at: spec.api.location)])
  }
  let renamed = spec.renamed(by: options)
  let named = nameSymbols(of: renamed.value, clashes: spec.clashes)
  let chosen = renamed.value.selecting(options.selection)
  let found =
    read.diagnostics + chosen.diagnostics + renamed.diagnostics
    + named.diagnostics.filter { $0.severity != .note }
  if found.hasErrors { return Diagnosed(nil, found) }

  let arranged = named.value.arranging(chosen.value)
  let api = arranged.namingMethods(named.value).declaringEveryModel(named.value)
    .keepingSwiftNames(named.value, of: arranged)
  let written = nativeText(of: api)
  return Diagnosed(
    written.value, found + written.diagnostics + mistakes(in: written.value, of: root))
}

/// Returns the mistakes in the result. There are none unless the document breaks a rule of the native
/// format.
private func mistakes(in text: String, of root: String) -> [Diagnostic] {
  let file = "\(root) (converted)"
  guard let node = readDocument(Array(text.utf8), file: file).value else { return [] }
  let parsed = parse(node)
  let resolved = resolve(parsed.value)
  let wrong = (parsed.diagnostics + resolved.diagnostics).filter { $0.severity == .error }
  let named = wrong.isEmpty ? nameSymbols(of: resolved.value).diagnostics : []
  return (wrong + named.filter { $0.severity == .error }).map { .notConvertible($0) }
}

extension API {
  /// Returns the API with a name for every model that a spec can declare: its own, or else its Swift name. The
  /// names of the parts of models are left to be derived.
  fileprivate func declaringEveryModel(_ names: Names) -> API {
    let ids = declaredIDs(names)
    var api = self
    for index in api.models.indices {
      let id = api.models[index].id
      api.models[index].id = ids[id] ?? id
      api.models[index].origin = .declared
      api.models[index].shape =
        api.models[index].shape.replacing(ids).withoutSwiftNames
        .declaringEveryValue.namingMembersByTag
    }
    api.webhooks = webhooks.map { ids[$0] ?? $0 }
    api.replace(sent: ids, received: ids)
    return api
  }

  private func declaredIDs(_ names: Names) -> [ModelID: ModelID] {
    var ids: [ModelID: ModelID] = [:]
    var taken: Set<String> = []
    for model in models where model.origin == .declared && isModelName(model.id.rawValue) {
      ids[model.id] = model.id
      taken.insert(model.id.rawValue)
    }
    for model in models where ids[model.id] == nil {
      var name = names.models[model.id]?.type.joined.name ?? model.id.rawValue
      while taken.contains(name) || !isModelName(name) { name += "Model" }
      ids[model.id] = ModelID(name)
      taken.insert(name)
    }
    return ids
  }
}

extension Model.Shape {
  /// The shape with different names for the values of an enum: of values with the same title, the first keeps it.
  fileprivate var declaringEveryValue: Model.Shape {
    guard case .enumeration(var enumeration) = self else { return self }
    var taken: Set<String> = []
    for (index, value) in enumeration.values.enumerated() {
      var name = value.name
      if taken.contains(name) { name = value.raw.wireText ?? name }
      while !taken.insert(name).inserted { name += "_" }
      enumeration.values[index].name = name
    }
    return .enumeration(enumeration)
  }

  /// The shape with members that are named as a spec names them: by their tags where it lists them by tag.
  fileprivate var namingMembersByTag: Model.Shape {
    guard case .union(var union) = self else { return self }
    let isTagged = if case .tag = union.discriminator { true } else { false }
    for index in union.members.indices { union.members[index].isNamedByTag = isTagged }
    return .union(union)
  }
}

extension API {
  /// Returns the API with every Swift name stated that would otherwise be different: `names` are those
  /// of `original`, in which clashes were resolved and models have the names of their locations.
  fileprivate func keepingSwiftNames(_ names: Names, of original: API) -> API {
    let plain = nameSymbols(of: self).value
    var api = self
    for (index, server) in servers.enumerated() {
      guard let name = server.name, let wanted = names.servers[name],
        let plain = plain.servers[name]
      else { continue }
      if wanted.name != plain.name { api.servers[index].swiftName = wanted.name.name }
      // The name of a variable is nothing but that of its argument.
      api.servers[index].nameVariables(
        wanted.variables.filter { $1 != plain.variables[$0] }.mapValues(\.name))
    }
    for (index, scheme) in original.securitySchemes.enumerated() {
      guard let wanted = names.credentials[scheme.name],
        wanted != plain.credentials[securitySchemes[index].name]
      else { continue }
      api.securitySchemes[index].swiftName = wanted.name
    }
    api.defaults.changeParameters { $1.keep(names.parameters[$0], plain.parameters[$0]) }
    for (index, group) in original.groups.enumerated() {
      api.groups[index].keep(names, ofGroup: group.name, plain)
    }
    for (index, model) in original.models.enumerated() {
      guard let wanted = names.models[model.id], let plain = plain.models[models[index].id] else {
        continue
      }
      api.models[index].keep(wanted, plain)
    }
    return api
  }

  /// Returns the API with operations that have the names of their methods, as the author of a spec names them.
  fileprivate func namingMethods(_ names: Names) -> API {
    var api = self
    for index in api.groups.indices {
      let group = api.groups[index]
      api.groups[index].name = group.isMerged ? nil : group.label ?? group.name
      api.groups[index].isMerged = false
      api.groups[index].label = nil
      api.groups[index].operations = api.groups[index].operations.map { operation in
        var operation = operation
        let own = names.operations[operation.provenance]
        operation.name = own?.name.name ?? operation.name
        operation.changeParameters { $1.rename(like: own?.arguments[$0], in: $0.place) }
        operation.methodName = nil
        operation.naming = .method
        return operation
      }
    }
    return api
  }
}

extension Server {
  fileprivate mutating func nameVariables(_ names: [String: String]) {
    func renamed(_ url: [Part]) -> [Part] {
      url.map { part in
        guard case .variable(let name, let standard, let allowed) = part else { return part }
        return .variable(name: names[name] ?? name, default: standard, allowed: allowed)
      }
    }
    url = renamed(url)
    for index in hosts.indices { hosts[index].url = renamed(hosts[index].url) }
  }
}

extension OperationGroup {
  fileprivate mutating func keep(_ wanted: Names, ofGroup own: String?, _ plain: Names) {
    if name != nil, let wanted = wanted.groups[own]?.property,
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
    for (index, names) in zip(otherBodies.indices, zip(wanted.otherBodies, plain.otherBodies)) {
      var other = taking(otherBodies[index])
      other.changeParameters { $1.keep(names.0.arguments[$0], names.1.arguments[$0]) }
      if let body = other.body { otherBodies[index].body = body }
    }
    guard case .namedEvents(var events)? = stream?.kind else { return }
    let members = zip(wanted.event?.members ?? [], plain.event?.members ?? [])
    for (index, (wanted, plain)) in zip(events.indices, members) where wanted != plain {
      events[index].swiftName = wanted.name
    }
    stream?.kind = .namedEvents(events)
  }
}

extension Parameter {
  /// Gives a parameter in a path another name where its own would mean something else in a spec.
  fileprivate mutating func rename(like wanted: SwiftIdentifier?, in place: ParameterID.Place) {
    guard place == .path, !isPathName(name), !style.isMatrix, let wanted else { return }
    name = wanted.name
    swiftName = nil
  }

  fileprivate mutating func keep(_ wanted: SwiftIdentifier?, _ plain: SwiftIdentifier?) {
    guard let plain else { return }
    // One that `rename` has named is not among those of the document.
    let wanted = wanted?.name ?? name
    if wanted != plain.name { swiftName = wanted }
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
