internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Turns the operations of a document into operations of the API.
struct OperationLowering {
  let reader: DocumentReader
  let security: SecurityPlan
  var schemas: SchemaLowering
  let servers: ServerList
  private var names: OperationNames
  let groups: TagGroups

  /// `sources` are all operations of the document.
  init(
    _ reader: DocumentReader, _ sources: [OperationSource], options: OpenAPIOptions,
    version: OpenAPIVersion
  ) {
    self.reader = reader
    groups = TagGroups(reader.root, options)
    names = OperationNames(options)
    schemas = SchemaLowering(reader.documents, options: options, version: version)
    security = SecurityPlan.of(reader)
    servers = reader.value(
      ServerList.of(reader.root, operations: sources.map { $0.serverList?.elements ?? [] }))
  }

  mutating func lower(_ source: OperationSource) -> OperationDraft {
    let element = source.element
    reader.check(element, "an operation", keys: Self.keys)
    countIgnored(element)
    let named = names.name(source)
    if let first = named.clash {
      reader.report(.duplicateOperation(element, named: named.name, first: first))
    }

    let sendsAuthorization = security.sendsAuthorization(element, in: reader.root)
    var parameters = ParameterLowering(reader, source, sendsAuthorization: sendsAuthorization)
      .parameters(with: &schemas)
    let idempotencyHeader = parameters.takeIdempotencyHeader(of: source.method)
    let responses = ResponseLowering(reader, source).responses(with: &schemas)
    // The events of the first stream can have names, whose enum is that of the operation.
    let streams =
      responses.streams.filter(\.hasNamedEvents)
      + responses.streams.filter { !$0.hasNamedEvents }
    var operation = Operation(
      name: named.name, provenance: source.provenance, method: source.method,
      path: path(source, parameters), location: element.keyLocation ?? element.location)
    operation.methodName = named.methodName
    operation.naming = named.naming
    operation.about = joined(
      documentation(of: element) ?? source.about, bodyText(of: source), responses.about)
    operation.returnsAbout = responses.returnsAbout
    operation.deprecation = element.deprecation
    operation.writtenPath = source.key.text
    operation.fragment = source.key.fragment
    operation.query = query(source, parameters)
    operation.headers = parameters.values(in: .header)
    operation.cookies = parameters.values(in: .cookie)
    operation.accept = responses.accept
    operation.response = responses.response
    operation.onlyCreates = responses.onlyCreates
    operation.stream = streams.first
    operation.otherStreams = Array(streams.dropFirst())
    operation.options.idempotencyHeader = idempotencyHeader
    operation.security = requirement(of: element)
    operation.server = server(of: source.serverList)
    let bodies = BodyLowering(reader).bodies(of: source, with: &schemas)
    if let body = bodies.first {
      operation = operation.taking(body)
      operation.otherBodies = Array(bodies.dropFirst())
    }
    return draft(of: operation, source, parameters: parameters, responses: responses)
  }

  private func draft(
    of operation: Operation, _ source: OperationSource, parameters: [LoweredParameter],
    responses: LoweredResponses
  ) -> OperationDraft {
    let query = parameters.filter { $0.location == .query }
    return OperationDraft(
      operation: operation, group: groups.name(of: source),
      pagination: source.element["x-sdkgen-pagination"], examples: responses.examples,
      streamExamples: responses.streamExamples,
      hasLink: responses.hasLink, element: source.element,
      queryElements: operation.query.dropLast(query.count).map { _ in nil }
        + query.map(\.element),
      firstNumbers: Dictionary(
        query.compactMap { item in item.firstNumber.map { (item.parameter.name, $0) } }
          + firstNumbers(inBodyOf: source),
        uniquingKeysWith: { first, _ in first }))
  }

  /// The least and the default value of integers in a body by which pages may be asked for.
  private func firstNumbers(inBodyOf source: OperationSource) -> [(String, Int)] {
    guard source.method == "QUERY" || source.element["x-sdkgen-pagination"] != nil,
      let body = source.element["requestBody"],
      case .found(let target) = reader.documents.resolve(body),
      let schema = target["content"]?.members.lazy.compactMap({ $0["schema"] }).first
    else { return [] }
    return schemas.merged(schema).properties.compactMap { property in
      guard let element = property.locations.last?.element else { return nil }
      let text = element.markdown("description")
      return reader.firstNumber(of: element, saidBy: text).map { (property.name, $0) }
    }
  }

  /// What the document says of the body itself, beside what its schema says.
  private func bodyText(of source: OperationSource) -> String? {
    guard !["GET", "HEAD", "TRACE"].contains(source.method),
      let body = source.element["requestBody"],
      case .found(let target) = reader.documents.resolve(body)
    else { return nil }
    return target.markdown("description").map { "The body: \($0)" }
  }

  /// The template with its declared parameters; others are strings.
  private func path(
    _ source: OperationSource, _ parameters: [LoweredParameter]
  ) -> [PathPart] {
    source.key.parts.map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .parameter(let name):
        let known = parameters.first { $0.location == .path && $0.parameter.name == name }
        if let known { return .parameter(known.parameter) }
        let value = Parameter.Value.argument(.scalar(.string), default: nil)
        return .parameter(
          Parameter(
            name: name, value: value, style: .comma,
            allowsReserved: source.key.reserved.contains(name), location: source.element.location))
      }
    }
  }

  /// The items that the path's key fixes, then the declared parameters.
  private func query(
    _ source: OperationSource, _ parameters: [LoweredParameter]
  ) -> [Parameter] {
    let declared = parameters.values(in: .query)
    let fixed = source.key.query.compactMap { item -> Parameter? in
      guard let value = item.value, !declared.contains(where: { $0.name == item.name }) else {
        return nil
      }
      return Parameter(
        name: item.name, value: .constant(.same(.string(value))),
        location: source.element.keyLocation ?? source.element.location)
    }
    return fixed + declared
  }

  /// The requirement of an operation; nil: the API's default.
  private func requirement(of operation: Element) -> SecurityRequirement? {
    let own = operation["security"].map { security.requirement($0, reader) }
    return security.stated(own ?? security.documentRequirement ?? SecurityRequirement([]))
  }

  /// The server that an operation has for itself; nil: the client's.
  private func server(of list: Element?) -> String? {
    guard let elements = list?.elements, let first = elements.first else { return nil }
    list.map(reader.checkServers)
    let server = servers.server(elements)
    if server.hasOthers { reader.count(.additionalServers, first) }
    return server.name
  }

  /// Counts callbacks, which describe other calls, and tags after the first.
  private func countIgnored(_ element: Element) {
    if let callbacks = element["callbacks"], !callbacks.members.isEmpty {
      reader.count(.callbacks, callbacks)
    }
    for tag in element["tags"]?.elements ?? [] where tag.text == nil {
      reader.report(.wrongKind(tag, expected: "a string"))
    }
    let tags = groups.tags(of: element)
    for tag in tags.dropFirst() where tag.text != tags[0].text {
      reader.count(.additionalTags, tag)
    }
  }

  private static let keys: Set = [
    "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody",
    "responses", "callbacks", "deprecated", "security", "servers",
  ]
}

/// The name of an operation in its document.
struct OperationName {
  var name: String
  var naming: Operation.Naming
  /// The name of the method by itself.
  var methodName: String?
  /// The earlier operation that has its operation id.
  var clash: Element?
}

/// Distinct names for operations: their operation id, else method and path.
struct OperationNames {
  /// The names in use, each with its first operation.
  private var taken: [String: Element] = [:]
  private let options: OpenAPIOptions

  init(_ options: OpenAPIOptions) { self.options = options }

  mutating func name(_ source: OperationSource) -> OperationName {
    let own = source.element.text("operationId").flatMap { $0.isEmpty ? nil : $0 }
    let method = NameExtension.method(of: source.element, among: options.extensions)
    if let own, take(own, source.element) {
      return OperationName(name: own, naming: .identifier, methodName: method)
    }
    let made = Self.made(source, withVersion: false)
    let candidates =
      [made, Self.made(source, withVersion: true)] + (2...1000).lazy.map { "\(made)\($0)" }
    let name = candidates.first { take($0, source.element) } ?? source.provenance
    return OperationName(
      name: name, naming: .path, methodName: method, clash: own.flatMap { taken[$0] })
  }

  private mutating func take(_ name: String, _ element: Element) -> Bool {
    guard taken[name] == nil else { return false }
    taken[name] = element
    return true
  }

  /// Makes a name of method and path: `get /flights/{id}/seats` is `getFlightsSeatsById`. A version
  /// in front is left out at first.
  private static func made(_ source: OperationSource, withVersion: Bool) -> String {
    let path = source.key.words.filter { withVersion || !isVersion($0) }
    let ends =
      source.key.parts.last.map { if case .parameter = $0 { true } else { false } } ?? false
    let by = ends ? ["by", source.key.names.last ?? ""] : []
    let words = (path + by).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    return source.method.lowercased()
      + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension [LoweredParameter] {
  /// Removes the header for an idempotency key, which the client fills, and returns its name; nil where
  /// there is none, or the method is idempotent by itself.
  fileprivate mutating func takeIdempotencyHeader(of method: String) -> String? {
    guard ["POST", "PATCH"].contains(method) else { return nil }
    let names = ["idempotency-key", "x-idempotency-key"]
    let index = firstIndex { lowered in
      lowered.location == .header && names.contains(lowered.parameter.name.lowercased())
        && lowered.parameter.type != nil
    }
    return index.map { remove(at: $0).parameter.name }
  }
}
