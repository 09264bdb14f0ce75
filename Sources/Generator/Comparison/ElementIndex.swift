internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwift

/// A part of an API that callers know by a name in Swift.
struct Element {
  /// The name that is shown: `posts.create`, `Post.title`.
  var title: String
  var location: SourceLocation
  /// The thing itself, whatever it is called, such as the method and path of an operation.
  var identity: String
  /// Indicates a type without a name of its own, which goes with what it is the type of.
  var isInline = false
  /// The name in Swift of what it is generated for: the property whose value an argument is, or the method of which
  /// this is the case of an endpoint.
  var source: String?
}

/// The parts of an API by their names in Swift: `Post`, `Post.title`, `PostsClient.create`, and arguments as in
/// `PostsClient.create(title)`.
struct ElementIndex {
  /// The API itself.
  let whole: Element
  private let names: Names
  private let models: ModelIndex
  private var elements: [String: Element] = [:]
  private var namesByIdentity: [String: String] = [:]

  init(_ version: APIVersion) {
    let api = version.api
    names = version.names
    models = ModelIndex(api.models)
    whole = Element(title: names.client.name, location: api.location, identity: "client")
    addClient(api)
    for group in api.groups { add(group) }
    for model in api.models { add(model) }
  }

  subscript(name: String) -> Element? { elements[name] }

  /// Returns the part, or else the nearest around it.
  func nearest(to name: String) -> Element {
    var name = name
    while true {
      if let element = elements[name] { return element }
      guard let end = name.lastIndex(where: { $0 == "(" || $0 == "." }) else { return whole }
      name = String(name[..<end])
    }
  }

  /// Returns the name in Swift of the part that is `element` in the other version.
  func name(of element: Element) -> String? { namesByIdentity[element.identity] }

  /// Adds a part; the first of a name counts.
  private mutating func add(_ name: String, _ element: Element) {
    if elements[name] == nil { elements[name] = element }
    if namesByIdentity[element.identity] == nil { namesByIdentity[element.identity] = name }
  }

  /// Adds a part that is shown by its name in Swift.
  private mutating func add(
    _ name: String, at location: SourceLocation, _ identity: String, isInline: Bool = false
  ) {
    add(
      name,
      Element(title: name, location: location, identity: identity, isInline: isInline))
  }

  private mutating func addClient(_ api: API) {
    let client = names.client.name
    add(client, whole)
    var arguments = api.securitySchemes.map { scheme in
      (names.credentials[scheme.name], "credential \(scheme.name)", scheme.location)
    }
    arguments += api.defaults.allParameters.map { item in
      let place = item.id.place == .client ? "client" : "client \(item.id.place.rawValue)"
      return (names.parameters[item.id], "\(place) \(item.id.name)", item.parameter.location)
    }
    for (label, identity, location) in arguments {
      guard let label = label?.name else { continue }
      add(
        "\(client).init(\(label))",
        Element(title: "\(client)(\(label):)", location: location, identity: identity))
    }
    for server in api.choices {
      guard let name = names.servers[server.name] else { continue }
      add(
        "\(client).Servers.\(name.name.name)", at: server.location,
        "server \(server.name ?? "")")
    }
  }

  private mutating func add(_ group: OperationGroup) {
    guard let its = names.groups[group.name] else { return }
    let client = names.client.name
    let property = its.property.name
    func element(_ kind: String) -> Element {
      Element(
        title: group.isOnClient ? client : property, location: group.location,
        identity: "\(kind) of \(group.name ?? "")")
    }
    add(its.endpoint.name, element("endpoint"))
    if !group.isOnClient {
      add(its.client.name, element("client"))
      add("\(client).\(property)", element("property"))
    }
    for operation in group.operations {
      guard let names = names.operations[operation.provenance] else { continue }
      add(operation, names, of: group, its)
      for (offered, other) in zip(operation.otherBodies, names.otherBodies) {
        add(operation.taking(offered), other, of: group, its)
      }
    }
  }

  private mutating func add(
    _ operation: Operation, _ names: OperationNames, of group: OperationGroup, _ its: GroupNames
  ) {
    let client = group.isOnClient ? self.names.client.name : its.client.name
    let prefix = group.isOnClient ? "" : its.property.name + "."
    let path = operation.unnamedPath
    let arguments = operation.arguments(names, in: self.names, models)
    for (index, method) in names.methods.enumerated() {
      for type in index == 0 ? [client, its.endpoint.name] : [client] {
        let title = prefix + method.name
        let identity = "\(type == client ? "method" : "case") \(index) \(path)"
        let name = "\(type).\(method.name)"
        let source = type == client ? nil : "\(client).\(method.name)"
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
      add(type.plainText, at: operation.location, "type of \(path)")
    }
    guard case .namedEvents(let events)? = operation.stream?.kind, let cases = names.event else {
      return
    }
    for (event, its) in zip(events, cases.members) {
      add(
        "\(cases.type.plainText).\(its.name)", at: operation.location,
        "event \(event.name) of \(path)")
    }
  }

  private mutating func add(_ model: Model) {
    guard !model.isImported, let its = names.models[model.id] else { return }
    let type = its.type.plainText
    let id = model.id.rawValue
    add(type, at: model.location, "type \(id)", isInline: model.origin != .declared)
    let parts = model.shape.namedParts
    for (part, name) in zip(parts, its.accessors) where parts.count == its.accessors.count {
      add("\(type).\(name.name)", at: part.location, "\(id).as \(part.name)")
    }
    for (part, name) in zip(parts, its.members) {
      let title = "\(type).\(name.name)"
      add(title, at: part.location, "\(id).\(part.name)")
      add(
        "\(type).init(\(name.name))",
        Element(title: title, location: part.location, identity: "\(id).init \(part.name)"))
    }
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

/// An argument of the method of an operation, as far as the spec has a place for it.
struct OperationArgument {
  var label: String
  /// The place and the name on the wire: `query page`.
  var identity: String
  var location: SourceLocation
  /// The parameter; nil for a property of the body.
  var parameter: Parameter?
  /// The name in Swift of the property of the body that it is.
  var property: String?
}

extension Operation {
  /// The method and the path, whatever its parameters are called: `GET /posts/{}`.
  var unnamedPath: String {
    let text = path.map { part in
      switch part {
      case .literal(let text): text
      case .parameter: "{}"
      }
    }
    return "\(method) \(text.joined())"
  }

  /// Returns the arguments in the path, the query, the headers, the cookies and the body.
  func arguments(
    _ own: OperationNames, in names: Names, _ models: ModelIndex
  ) -> [OperationArgument] {
    // Those in the path are the first.
    let arguments = parameters.enumerated().compactMap { index, item -> OperationArgument? in
      guard let label = own.arguments[item.id] else { return nil }
      // What a parameter in the path is called does not travel, and the case of a header says nothing.
      let name =
        switch item.id.place {
        case .path: "\(index)"
        case .header: item.id.name.lowercased()
        case .query, .cookie, .field, .client: item.id.name
        }
      return OperationArgument(
        label: label.name, identity: "\(item.id.place.rawValue) \(name)",
        location: item.parameter.location, parameter: item.parameter)
    }
    return arguments + spreadProperties(own, in: names, models)
  }

  private func spreadProperties(
    _ own: OperationNames, in names: Names, _ models: ModelIndex
  ) -> [OperationArgument] {
    guard let type = body?.value, case .model(let id) = models.value(of: type),
      let model = names.models[id]
    else { return [] }
    let properties = Named.joining(models.properties(of: type), model.members)
    return properties.compactMap { property in
      own.body[property.value.name].map { label in
        OperationArgument(
          label: label.name, identity: "body \(property.value.name)",
          location: property.value.location,
          property: "\(model.type.plainText).\(property.name.name)")
      }
    }
  }
}
