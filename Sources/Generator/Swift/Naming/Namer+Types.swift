internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// The names of the types that have the calls.
  struct CallTypes {
    var client: SwiftIdentifier
    var groups: [(endpoint: SwiftIdentifier, client: SwiftIdentifier)]
    /// What other types stand beside.
    var fixed: [Candidate]
  }

  /// The names of all types.
  struct TypeNames {
    var calls: CallTypes
    var models: [ModelID: SwiftTypeName] = [:]
    /// The enums of named events, by the operation's provenance.
    var events: [String: SwiftTypeName] = [:]
    /// The enums of responses that differ by status, by the operation's provenance.
    var responses: [String: SwiftTypeName] = [:]
  }

  func callTypes(of api: API, groups: [GroupBase]) -> CallTypes {
    let client = generatedType(prefix + "Client", of: "the API's client", at: api.location)
    let parts = types(of: groups, beside: client)
    let fixed =
      [client]
      + zip(groups, parts).flatMap { group, part in
        group.isRepeated ? [] : group.name == nil ? [part.endpoint] : [part.endpoint, part.client]
      }
    return CallTypes(
      client: client.name, groups: parts.map { ($0.endpoint.name, $0.client.name) }, fixed: fixed)
  }

  private typealias GroupTypes = (endpoint: Candidate, client: Candidate)

  private func types(of groups: [GroupBase], beside client: Candidate) -> [GroupTypes] {
    let wanted = groups.map { types(of: $0, named: $0.base, beside: client) }
    guard clashes == .resolved else { return wanted }
    // `x_y` and `XY` are the groups `xY` and `xy`, whose types would have one name.
    let names = wanted.flatMap { [$0.client.name.name, $0.endpoint.name.name] }
    var owners = [client.name.name: client]
    return zip(groups, wanted).map { group, wanted in
      /// The unnamed group has the API's client.
      func own(_ types: GroupTypes) -> [Candidate] {
        group.name == nil ? [types.endpoint] : [types.client, types.endpoint]
      }
      var types = wanted
      if !group.isRepeated,
        let index = own(wanted).firstIndex(where: { owners[$0.name.name] != nil })
      {
        var taken = Set(names).union(owners.keys)
        var bases: Set<String> = [group.base]
        repeat {
          let base = numbered(.upperCamelCase([group.base]), beside: &bases).name
          types = self.types(of: group, named: base.name, beside: client)
        } while own(types).contains { !taken.insert($0.name.name).inserted }
        let clashing = own(wanted)[index]
        found.report(
          .resolvedClash(
            clashing, name: own(types)[index].name.name,
            rival: owners[clashing.name.name]?.subject))
      }
      for type in own(types) { owners[type.name.name] = owners[type.name.name] ?? type }
      return types
    }
  }

  private func types(
    of group: GroupBase, named base: String, beside client: Candidate
  ) -> GroupTypes {
    let subject = group.name.map { "of the group '\($0)'" } ?? "of the API"
    return (
      generatedType(base + "Endpoint", of: "the endpoint \(subject)", at: group.location),
      group.name == nil
        ? client : generatedType(base + "Client", of: "the client \(subject)", at: group.location)
    )
  }

  func types(
    of api: API, beside calls: CallTypes, operations: [String: OperationNames]
  ) -> TypeNames {
    var names = TypeNames(calls: calls)
    let scopes = operationScopes(of: api, endpoints: calls.groups.map(\.endpoint), operations)
    let enums = names.nameEnums(of: api, in: scopes, clashes: clashes)
    names.models = modelTypes(
      of: api, client: calls.client, beside: enums.merging([nil: calls.fixed]) { $1 },
      operations: scopes)
    // Models are told apart from the others, which then are from each other.
    if api.models.isEmpty { _ = found.take(distinct(calls.fixed, clashes: clashes)) }
    reportSharedWithTesting(names.models, of: api)
    return names
  }

  /// Returns where the types of operations stand, by provenance.
  private func operationScopes(
    of api: API, endpoints: [SwiftIdentifier], _ operations: [String: OperationNames]
  ) -> [String: OperationScope] {
    var scopes: [String: OperationScope] = [:]
    for (group, endpoint) in zip(api.groups, endpoints) {
      for operation in group.operations {
        guard let method = operations[operation.provenance]?.name else { continue }
        scopes[operation.provenance] = OperationScope(
          endpoint: SwiftTypeName(endpoint), stem: casing.upper(method))
      }
    }
    return scopes
  }

  private func generatedType(
    _ name: String, of subject: String, at location: SourceLocation
  ) -> Candidate {
    var candidate = Candidate(
      name: .upperCamelCase([name]), subject: subject, location: location, isFixed: true)
    guard let owner = PublicTypes.owner(of: name) else { return candidate }
    candidate.name = .upperCamelCase([prefix, name])
    let why = "\(owner) has a public type '\(name)'"
    found.report(.renamedName(subject, name: candidate.name.name, why: why, at: location))
    return candidate
  }

  /// Returns a candidate for a model, of which `wanted` gives the name it should have, with more or fewer of
  /// its symbols named.
  func candidate(
    for model: Model, named wanted: @escaping @Sendable (SymbolNaming) -> SwiftIdentifier,
    isNested: Bool = false, in api: API
  ) -> Candidate {
    let subject = model.subject
    if let swiftName = model.swiftName {
      let given = model.given?.ifNamed(swiftName)
      let name = overridingType(
        swiftName, given: given, isNested: isNested, at: model.location)
      return Candidate(
        name: name ?? wanted(.needed), subject: subject, location: model.location,
        isFixed: name != nil, given: name == nil ? nil : given)
    }
    let made = wanted(.needed)
    var candidate = Candidate(name: made, subject: subject, location: model.location)
    candidate.key = "$swift"
    let isNamespaced = api.isNamespaced
    candidate.others = {
      let names =
        [wanted(.signs), wanted(.all)] + model.kind.map { .upperCamelCase([made.name, $0]) }
      return names.map { name in
        hidden(by: name.name, isNamespaced: isNamespaced) == nil
          ? name : .upperCamelCase([prefix, name.name])
      }
    }
    guard let why = hidden(by: made.name, isNamespaced: isNamespaced) else {
      let isLikeAPI = made.name == prefix && !model.isImported && !api.isNamespaced
      if isLikeAPI {
        found.report(.modelNamedLikeAPI(made.name, clashes: clashes, at: model.location))
      }
      return candidate
    }
    candidate.name = .upperCamelCase([prefix, made.name])
    found.report(
      model.isImported
        ? .importedModelName(subject, why: why, at: model.location)
        : .renamedModel(
          subject, name: candidate.name.name, why: why, clashes: clashes, at: model.location))
    return candidate
  }

  private func overridingType(
    _ swiftName: String, given: GivenName?, isNested: Bool, at location: SourceLocation
  ) -> SwiftIdentifier? {
    func refuse(_ why: String) -> SwiftIdentifier? {
      found.refuse(.badSwiftName(swiftName, why: why, given, at: location))
    }
    guard let name = SwiftIdentifier(swiftName) else {
      return refuse("it is not a Swift identifier")
    }
    guard name.text.unicodeScalars.first(where: { $0 != "_" })?.properties.isLowercase == false
    else { return refuse("a type begins with a capital") }
    let isFree = isNested && !PublicTypes.isSaidInTypes(swiftName)
    let why = isFree ? nil : hidden(by: swiftName, isNamespaced: true)
    return why.map(refuse) ?? name
  }

  /// Returns why a model must not have this name; nil when it may.
  ///
  /// Inside a namespace only what generated code itself says there would lose its meaning.
  private func hidden(by name: String, isNamespaced: Bool) -> String? {
    if let why = reservedTypes[name] { return why }
    if clashes == .resolved, !isNamespaced, let owner = PublicTypes.appOwner(of: name) {
      return "\(owner) has a public type '\(name)'"
    }
    guard let owner = PublicTypes.owner(of: name),
      !isNamespaced || PublicTypes.isUsedByGeneratedCode(name)
    else { return nil }
    return "\(owner) has a public type '\(name)'"
  }
}

extension Namer.TypeNames {
  /// Names the enums that stand for events and responses; returns them by what they are nested in.
  fileprivate mutating func nameEnums(
    of api: API, in scopes: [String: OperationScope], clashes: ClashPolicy
  ) -> [SwiftTypeName?: [Candidate]] {
    var named: [SwiftTypeName?: [Candidate]] = [:]
    var taken: [SwiftTypeName: Set<String>] = [:]
    func name(_ operation: Operation, suffix: String, subject: String) -> SwiftTypeName? {
      guard let scope = scopes[operation.provenance] else { return nil }
      var name = SwiftIdentifier.upperCamelCase([scope.stem, suffix])
      // The methods `xY` and `xy` are two.
      if !taken[scope.endpoint, default: []].insert(name.name).inserted, clashes == .resolved {
        name = numbered(name, beside: &taken[scope.endpoint, default: []]).name
      }
      named[scope.endpoint, default: []].append(
        Candidate(
          name: name, subject: "\(subject) of '\(operation.provenance)'",
          location: operation.location, isFixed: true))
      return SwiftTypeName(name, in: scope.endpoint)
    }
    for operation in api.groups.flatMap(\.operations) {
      if operation.hasNamedEvents {
        events[operation.provenance] = name(operation, suffix: "Event", subject: "the events")
      }
      if operation.response.returns.isChoice {
        responses[operation.provenance] = name(
          operation, suffix: "Response", subject: "the responses")
      }
    }
    return named
  }
}

/// Names that cannot name a model although no public type has them.
private let reservedTypes = [
  "Any": "'Any' is a keyword", "Self": "'Self' is a keyword",
  "Type": "'Type' means a type's type", "Protocol": "'Protocol' means a protocol's type",
  "Servers": "the client has a type 'Servers'", "Foundation": "a module has that name",
  "CallPublisher": "SDKCombine has a public type 'CallPublisher'",
  "SDKRuntime": "a module has that name", "Swift": "a module has that name",
]

extension Namer {
  /// Notes the models at top level that have the name of a type of Testing. They keep it, since only files of tests see
  /// both.
  private func reportSharedWithTesting(_ names: [ModelID: SwiftTypeName], of api: API) {
    guard !api.isNamespaced else { return }
    let shared = api.models.filter { model in
      guard !model.isImported, let name = names[model.id], !name.isNested else { return false }
      return testingTypes.contains(name.own.name)
    }
    guard let first = shared.first else { return }
    found.report(
      .testingModel(
        shared.compactMap { names[$0.id]?.own.name }, clashes: clashes, at: first.location))
  }
}

/// Public types of Testing that have the names of things.
private let testingTypes: Set = [
  "Attachment", "Bug", "Comment", "Confirmation", "Expectation", "Issue", "SourceLocation", "Tag",
  "Test", "Trait",
]
