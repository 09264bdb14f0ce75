internal import SDKGenAPIModel
internal import SDKGenSwift

/// The statements of a spec that do not show in Swift, by the name in Swift of the part they are about.
struct Facts {
  private let api: API
  private let names: Names
  private let models: ModelIndex
  private var texts: [String: [ChangeKind: String]] = [:]
  /// The types of errors by their statuses, of each method.
  private(set) var errors: [String: [String: String]] = [:]

  init(_ version: APIVersion) {
    (api, names) = (version.api, version.names)
    models = ModelIndex(api.models)
    addClient()
    for group in api.groups {
      guard let its = names.groups[group.name] else { continue }
      let client = group.isOnClient ? names.client.name : its.client.name
      for operation in group.operations {
        guard let name = names.operations[operation.provenance] else { continue }
        addOperation(operation, name, in: client)
      }
    }
    for model in api.models where !model.isImported {
      if let its = names.models[model.id] { addModel(model, its) }
    }
  }

  /// Returns the facts about parts of both versions that are not as they were.
  func changes(to new: Facts) -> [(name: String, kind: ChangeKind, old: String, new: String)] {
    texts.sorted { $0.key < $1.key }.flatMap { name, old in
      ChangeKind.allCases.compactMap { kind in
        guard let before = old[kind], let now = new.texts[name]?[kind], before != now else {
          return nil
        }
        return (name, kind, before, now)
      }
    }
  }

  /// States a fact; nil: the spec does not say.
  private mutating func state(_ kind: ChangeKind, of name: String, _ text: String?) {
    texts[name, default: [:]][kind] = text ?? "none"
  }

  private mutating func addNotes(
    of name: String, about: String?, deprecation: Deprecation?
  ) {
    state(.deprecated, of: name, deprecation == nil ? "no" : "yes")
    state(.documentation, of: name, about)
  }

  private mutating func addClient() {
    let client = names.client.name
    if let first = api.servers.first { state(first, of: client) }
    for server in api.choices {
      if let name = name(ofChoice: server) { state(server, of: name) }
    }
    for scheme in api.securitySchemes {
      guard let label = names.credentials[scheme.name] else { continue }
      state(.security, of: "\(client).init(\(label.name))", scheme.text)
    }
    state(
      .constant, of: client,
      constants([("query", api.defaults.query), ("header", api.defaults.headers)]))
    state(.options, of: client, api.defaults.options.text)
    state(.documentation, of: client, api.about)
    for item in api.defaults.allParameters where item.id.place != .client {
      guard let label = names.parameters[item.id] else { continue }
      addParameter(
        item.parameter, in: item.id.place.rawValue, of: "\(client).init(\(label.name))")
    }
  }

  private func name(ofChoice server: Server) -> String? {
    guard server.name != nil, let its = names.servers[server.name] else { return nil }
    return "\(names.client.name).Servers.\(its.name.name)"
  }

  /// States the address of a server, and those of the hosts that go with it. Paths in place of its own are those of
  /// operations.
  private mutating func state(_ server: Server, of name: String) {
    state(.server, of: name, server.text)
    for host in server.hosts where !Server.isReference(host.name) {
      state(.server, of: "\(name).\(host.name)", Server.text(of: host.url))
    }
  }

  /// States where an operation with a path for its server goes with each server chosen.
  private mutating func state(reference: String, of name: String) {
    // `/./v2` is another list of the same path.
    var path = reference
    while let dot = path.firstRange(of: "/./") { path.replaceSubrange(dot, with: "/") }
    state(.server, of: name, path)
    for server in api.choices {
      let host = server.hosts.first { $0.name == reference }
      state(
        .server, of: "\(name).\(server.name ?? "")", host.map { Server.text(of: $0.url) } ?? path)
    }
  }

  private mutating func addParameter(
    _ parameter: Parameter, in place: String, of name: String
  ) {
    state(.wireName, of: name, place == "path" ? place : "\(place) \"\(parameter.name)\"")
    if case .argument(let type, let value) = parameter.value {
      state(.wireFormat, of: name, text(type))
      state(.defaultValue, of: name, value?.jsonText)
      state(.style, of: name, parameter.styleText(isOneValue: models.isText(type.nonNull)))
    }
    addNotes(of: name, about: parameter.about, deprecation: parameter.deprecation)
  }

  /// Writes the values that are always sent.
  private func constants(_ places: [(String, [Parameter])]) -> String? {
    let texts = places.flatMap { place, parameters in
      parameters.flatMap { parameter -> [String] in
        let headers = parameter.headers.map {
          "\($0.name) of \(place) \(parameter.name): \($0.value)"
        }
        guard case .constant(let constant) = parameter.value else { return headers }
        return ["\(place) \(parameter.name): \(constant.text)"] + headers
      }
    }
    return texts.isEmpty ? nil : texts.sorted().joined(separator: ", ")
  }

  private mutating func addOperation(
    _ operation: Operation, _ names: OperationNames, in client: String
  ) {
    let name = "\(client).\(names.name.name)"
    state(.requestLine, of: name, operation.unnamedPath)
    if let server = operation.server, Server.isReference(server) {
      state(reference: server, of: name)
    } else {
      let server = operation.server.map { name in
        api.servers.first { $0.name == name }?.text ?? name
      }
      state(.server, of: name, server ?? "that of the client")
    }
    state(.security, of: name, operation.security.map { api.text(of: $0) } ?? "that of the client")
    state(
      .constant, of: name,
      constants([
        ("query", operation.query), ("header", operation.headers), ("cookie", operation.cookies),
        ("field", operation.fields),
      ]))
    state(.body, of: name, operation.bodyText)
    state(.response, of: name, operation.response.readingText)
    state(.success, of: name, operation.response.success?.text)
    state(.stream, of: name, operation.stream?.text)
    if case .namedEvents(let events)? = operation.stream?.kind, let cases = names.event {
      for event in zip(events, cases.members) {
        state(
          .rawValue, of: "\(cases.type.plainText).\(event.1.name)",
          Literal.string(event.0.name).jsonText + (event.0.isDefault ? ", and any other" : ""))
      }
    }
    state(.options, of: name, operation.options.text)
    state(.paging, of: name, operation.pagination?.text)
    addNotes(of: name, about: operation.about, deprecation: operation.deprecation)
    errors[name] = Dictionary(
      operation.response.errors.map { ($0.statuses.text, text($0.type)) },
      uniquingKeysWith: { first, _ in first })
    for argument in operation.arguments(names, in: self.names, models) {
      guard let parameter = argument.parameter else { continue }
      let place = String(argument.identity.prefix { $0 != " " })
      addParameter(parameter, in: place, of: "\(name)(\(argument.label))")
    }
  }

  private mutating func addModel(_ model: Model, _ names: ModelNames) {
    let type = names.type.plainText
    addNotes(of: type, about: model.about, deprecation: model.deprecation)
    switch model.shape {
    case .structure(let structure):
      for property in Named.joining(structure.properties, names.members) {
        addProperty(property.value, of: "\(type).\(property.name.name)")
      }
    case .enumeration(let enumeration):
      for value in Named.joining(enumeration.values, names.members) {
        state(.rawValue, of: "\(type).\(value.name.name)", value.value.raw.jsonText)
        state(.documentation, of: "\(type).\(value.name.name)", value.value.about)
      }
    case .union(let union):
      state(.unionTag, of: type, union.tellingText)
      for member in Named.joining(union.members, names.members) {
        let tags = member.value.allTags
        let others = member.value.isDefault ? "any other" : nil
        state(
          .unionTag, of: "\(type).\(member.name.name)",
          tags.isEmpty ? others : tags.joined(separator: ", "))
      }
    case .alias(let target): state(.wireFormat, of: type, text(target))
    }
  }

  private mutating func addProperty(_ property: Property, of name: String) {
    state(.wireName, of: name, Literal.string(property.name).jsonText)
    state(.wireFormat, of: name, text(property.type))
    state(.defaultValue, of: name, property.default?.jsonText)
    state(.constant, of: name, property.constant?.jsonText)
    state(.null, of: name, property.writesNull ? "null" : "absent")
    addNotes(of: name, about: property.about, deprecation: property.deprecation)
  }

  /// Writes a type as it travels: scalars with their formats, and models by their names in Swift.
  private func text(_ type: TypeReference) -> String {
    switch models.unaliased(type) {
    case .scalar(let scalar): scalar.notation
    case .array(let element): "[\(text(element))]"
    case .dictionary(let value): "[String: \(text(value))]"
    // Whether a value may be missing shows in its type in Swift.
    case .optional(let inner), .nullable(let inner): text(inner)
    case .model(let id): names.models[id]?.type.plainText ?? id.rawValue
    }
  }
}
