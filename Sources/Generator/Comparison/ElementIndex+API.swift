internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension ElementIndex {
  init(_ version: APIVersion) {
    let (api, names) = (version.api, version.names)
    self.init(Element(title: names.client.name, location: api.location, identity: "client"))
    addClient(api, names)
    let writer = TypeWriter(models: ModelIndex(api.models), names: names)
    for group in api.groups { add(group, names, writer: writer) }
    for model in api.models { add(model, names) }
  }

  private mutating func addClient(_ api: API, _ names: Names) {
    let client = names.client.name
    self.add(client, whole)
    func add(_ label: SwiftIdentifier?, _ identity: String, at location: SourceLocation) {
      guard let label else { return }
      self.add(
        "\(client).init(\(label.name))",
        Element(title: "\(client)(\(label.name):)", location: location, identity: identity))
    }
    for scheme in api.securitySchemes {
      add(names.credentials[scheme.name], "credential \(scheme.name)", at: scheme.location)
    }
    for item in api.defaults.allParameters {
      let place = item.id.place == .client ? "client" : "client \(item.id.place.rawValue)"
      add(names.parameters[item.id], "\(place) \(item.id.name)", at: item.parameter.location)
    }
    for server in api.choices {
      guard let name = names.servers[server.name] else { continue }
      self.add(
        "\(client).Servers.\(name.name.name)",
        Element(
          title: "\(client).Servers.\(name.name.name)", location: server.location,
          identity: "server \(server.name ?? "")"))
    }
  }

  private mutating func add(_ group: OperationGroup, _ names: Names, writer: TypeWriter) {
    guard let groupNames = names.groups[group.name] else { return }
    let property = groupNames.property.name
    let name = group.name ?? ""
    func element(_ kind: String) -> Element {
      Element(
        title: group.isOnClient ? names.client.name : property, location: group.location,
        identity: "\(kind) of \(name)")
    }
    add(groupNames.endpoint.name, element("endpoint"))
    if !group.isOnClient {
      add(groupNames.client.name, element("client"))
      add("\(names.client.name).\(property)", element("property"))
    }
    for operation in group.operations {
      guard let its = names.operations[operation.provenance] else { continue }
      let scope = OperationScope(group, names, groupNames)
      add(operation, its, in: scope, writer: writer)
      for (offered, other) in zip(operation.otherBodies, its.otherBodies) {
        add(operation.taking(offered), other, in: scope, writer: writer)
      }
    }
  }

  private mutating func add(
    _ operation: Operation, _ names: OperationNames, in scope: OperationScope, writer: TypeWriter
  ) {
    let path = operation.unnamedPath
    let arguments = operation.arguments(names, writer)
    for (index, method) in names.methods.enumerated() {
      for type in index == 0 ? [scope.client, scope.endpoint] : [scope.client] {
        let title = scope.prefix + method.name
        let identity = "\(type == scope.client ? "method" : "case") \(index) \(path)"
        let name = "\(type).\(method.name)"
        let source = type == scope.client ? nil : "\(scope.client).\(method.name)"
        add(
          name,
          Element(
            title: title, location: operation.location, identity: identity, source: source))
        for argument in arguments {
          add(
            "\(name)(\(argument.label))",
            Element(
              title: "\(title)(\(argument.label):)", location: argument.location,
              identity: "\(identity) \(argument.identity)",
              source: argument.property ?? source.map { "\($0)(\(argument.label))" }))
        }
      }
    }
    for type in [names.event?.type, names.response?.type].compactMap(\.self) {
      add(
        type.plainText,
        Element(
          title: type.plainText, location: operation.location, identity: "type of \(path)"))
    }
  }

  private mutating func add(_ model: Model, _ names: Names) {
    guard !model.isImported, let its = names.models[model.id] else { return }
    let type = its.type.plainText
    let id = model.id.rawValue
    add(
      type,
      Element(
        title: type, location: model.location, identity: "type \(id)",
        isInline: model.origin != .declared))
    let parts = model.shape.namedParts
    for (member, name) in zip(parts, its.accessors) where parts.count == its.accessors.count {
      add(
        "\(type).\(name.name)",
        Element(
          title: "\(type).\(name.name)", location: member.location,
          identity: "\(id).as \(member.name)"))
    }
    for (member, name) in zip(parts, its.members) {
      let title = "\(type).\(name.name)"
      let element = Element(
        title: title, location: member.location, identity: "\(id).\(member.name)")
      add(title, element)
      add(
        "\(type).init(\(name.name))",
        Element(title: title, location: member.location, identity: "\(id).init \(member.name)"))
    }
  }
}

/// The types that the operations of a group are in, and what stands before their names.
private struct OperationScope {
  var client: String
  var endpoint: String
  var prefix: String

  init(_ group: OperationGroup, _ names: Names, _ its: GroupNames) {
    client = group.isOnClient ? names.client.name : its.client.name
    endpoint = its.endpoint.name
    prefix = group.isOnClient ? "" : its.property.name + "."
  }
}

extension SwiftTypeName {
  /// The name without backticks.
  var plainText: String { path.map(\.name).joined(separator: ".") }
}

extension Model.Shape {
  /// The parts that have names in Swift: properties, values, members.
  fileprivate var namedParts: [(name: String, location: SourceLocation)] {
    switch self {
    case .structure(let structure): structure.properties.map { ($0.name, $0.location) }
    case .enumeration(let enumeration):
      enumeration.values.map { ($0.raw.jsonText, $0.location) }
    case .union(let union):
      union.members.map { (($0.tags.first ?? $0.type.notation), $0.location) }
    case .alias: []
    }
  }
}
