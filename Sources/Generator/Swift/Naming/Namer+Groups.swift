internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// The name of a group on the API's client, and the beginning of its types' names.
  struct GroupBase {
    /// nil: the operations stand on the API's client itself.
    var name: String?
    var property: SwiftIdentifier
    /// `Posts`
    var base: String
    var location: SourceLocation
    /// An earlier group has the same names, which an error says already.
    var isRepeated = false
  }

  func groups(of api: API) -> [GroupBase] {
    var left = names(
      of: api.groups.compactMap { group in
        group.clientName.map {
          Request(
            name: $0, swiftName: group.swiftName, given: group.given, location: group.location)
        }
      }, in: .clientMember)[...]
    var seen: Set<String> = []
    return api.groups.map { group in
      guard let name = group.clientName, let property = left.popFirst() else {
        return GroupBase(
          name: nil, property: .lowerCamelCase(["operations"]), base: prefix,
          location: group.location)
      }
      var base = base(of: name, property: property)
      if base == prefix {
        base = prefix + base
        found.report(
          .renamedName(
            "the client of the group '\(name)'", name: base + "Client",
            why: "the API's client is '\(prefix)Client'", at: group.location))
      }
      return GroupBase(
        name: name, property: property, base: base, location: group.location,
        isRepeated: !seen.insert(property.name).inserted)
    }
  }

  /// Returns the beginning by the name of the group, unless that had to give way to another.
  private func base(of name: String, property: SwiftIdentifier) -> String {
    casing.lower(name) == property
      ? casing.upper(name).name : SwiftIdentifier.upperCamelCase([property.name]).name
  }

  /// Returns the names of operations, by provenance, without their events and responses, which come after all types.
  func operations(
    of api: API, groups: [GroupBase], methods: KnownMethods
  ) -> [String: OperationNames] {
    var names: [String: OperationNames] = [:]
    let models = ModelIndex(api.models)
    let properties = groups.filter { $0.name != nil }.map {
      Candidate(
        name: $0.property, subject: "the group '\($0.name ?? "")'", location: $0.location,
        isFixed: true)
    }
    for (group, base) in zip(api.groups, groups) {
      let isClient = base.name == nil
      let known = base.name.flatMap { methods.ofGroups[$0] } ?? methods.ofClient
      let named = self.names(
        of: group.operations.map {
          let method =
            known[$0.provenance] ?? method($0, in: base.name, models: models)
          return Request(
            name: $0.name, swiftName: $0.swiftName, given: $0.given, shortName: method?.name,
            otherNames: method?.others ?? [], givesWay: method?.givesWay ?? false,
            location: $0.location)
        }, in: isClient ? .clientMember : .operation)
      let operations = Named.joining(group.operations, named)
      for operation in operations {
        let arguments = arguments(of: operation.value)
        guard names[operation.value.provenance] == nil else { continue }
        names[operation.value.provenance] = OperationNames(
          name: operation.name, arguments: arguments)
      }
      // A method, which has an argument, may be named like a property.
      let others = properties.filter { isClient && !named.contains($0.name) }
      nameMethods(beside: operations, in: &names, apartFrom: others)
    }
    return names
  }

  /// Returns the enums of named events by the operation's provenance; `types` are their names.
  func events(of api: API, types: [String: SwiftTypeName]) -> [String: ModelNames] {
    enums(of: api) { event(of: $0, type: types[$0.provenance]) }
  }

  /// Returns the enums of responses that differ by status by the operation's provenance; `types` are their names.
  func responses(of api: API, types: [String: SwiftTypeName]) -> [String: ModelNames] {
    enums(of: api) { response(of: $0, type: types[$0.provenance]) }
  }

  private func enums(
    of api: API, _ names: (Operation) -> ModelNames?
  ) -> [String: ModelNames] {
    var all: [String: ModelNames] = [:]
    for operation in api.groups.flatMap(\.operations) {
      all[operation.provenance] = names(operation)
    }
    return all
  }

  /// Returns the enum of a stream whose events have names.
  private func event(of operation: Operation, type: SwiftTypeName?) -> ModelNames? {
    guard case .namedEvents(let events)? = operation.stream?.kind, let type else { return nil }
    let names = names(
      of: events.map {
        Request(name: $0.name, swiftName: $0.swiftName, location: operation.location)
      }, in: .openCase)
    return ModelNames(type: type, members: names)
  }

  /// Returns the enum of responses that differ by status.
  private func response(of operation: Operation, type: SwiftTypeName?) -> ModelNames? {
    guard case .choice(let successes) = operation.response.returns, let type else { return nil }
    let names = names(
      of: successes.map { Request(name: $0.caseName, location: operation.location) },
      in: .enumerationCase)
    return ModelNames(type: type, members: names)
  }

  /// The methods of operations by provenance, each found once.
  struct KnownMethods {
    /// The names that say no more than those of their groups: `sendMessage` of the tag `sendMessage`. The rest of the
    /// group does not matter.
    var ofClient: [String: MethodName] = [:]
    var ofGroups: [String: [String: MethodName]] = [:]
  }

  /// Returns the methods that may stand on the API's client instead of their group's, and those that stay.
  func methodsInGroups(of api: API) -> KnownMethods {
    var known = KnownMethods()
    guard clashes == .resolved, !api.groups.contains(where: \.isMerged) else { return known }
    let models = ModelIndex(api.models)
    let operations = api.groups.filter { $0.swiftName == nil }.flatMap { group in
      group.clientName.map { name in group.operations.map { (group: name, operation: $0) } } ?? []
    }
    let methods = operations.concurrentMap { group, operation in
      method(operation, in: group, models: models)
    }
    for ((group, operation), method) in zip(operations, methods) {
      guard let method else { continue }
      if method.name == casing.lower(group) {
        known.ofClient[operation.provenance] = method
      } else {
        known.ofGroups[group, default: [:]][operation.provenance] = method
      }
    }
    return known
  }
}

extension OperationGroup {
  /// The name of the group's client; nil where its operations are on the API's.
  fileprivate var clientName: String? { isOnClient ? nil : label ?? name }
}

extension Response.Returns {
  var isChoice: Bool { if case .choice = self { true } else { false } }
}

extension Operation {
  var hasNamedEvents: Bool {
    stream?.hasNamedEvents == true
  }
}

extension Response.Success {
  /// The words of its case: the reason phrase of RFC 9110 for its first status.
  fileprivate var caseName: String {
    switch statuses.first {
    case .exactly(let status): reasonPhrases[status] ?? "status \(status)"
    case .statusClass(2): "success"
    case .statusClass(let hundred): "status \(hundred) hundred"
    case .other, nil: "other"
    }
  }
}

private let reasonPhrases = [
  200: "ok", 201: "created", 202: "accepted", 203: "non authoritative information",
  204: "no content", 205: "reset content", 206: "partial content", 207: "multi status",
  208: "already reported", 226: "im used",
]
