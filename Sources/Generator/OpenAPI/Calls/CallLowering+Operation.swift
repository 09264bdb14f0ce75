internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

extension CallLowering {
  mutating func operation(
    _ source: OperationSource, _ names: inout OperationNames
  ) -> OperationDraft {
    let element = source.element
    check(element, "an operation", keys: Self.operationKeys)
    noteWhatIsNotCalled(element)
    let named = names.name(source)
    if let first = named.clash { report(.duplicateOperation(element, named.name, first)) }

    let parameters = parameters(of: source)
    let responses = responses(of: source)
    var operation = Operation(
      name: named.name, provenance: source.provenance,
      about: joined(prose(of: element) ?? source.about, responses.about),
      deprecation: element.deprecation, method: source.method, path: path(source, parameters),
      query: query(source, parameters), headers: parameters.values(in: .header),
      cookies: parameters.values(in: .cookie), accept: responses.accept,
      response: responses.response,
      stream: responses.stream, security: requirement(of: element),
      server: server(of: element["servers"] ?? source.servers),
      location: element.keyLocation ?? element.location)
    if let body = body(of: source) {
      operation.body = body.body
      operation.bodyContentType = body.contentType
      operation.isBodyOptional = body.isOptional
      operation.stream?.switchField = body.streamSwitch
    }
    return draft(operation, source, parameters, responses)
  }

  private func draft(
    _ operation: Operation, _ source: OperationSource, _ parameters: [LoweredParameter],
    _ responses: LoweredResponses
  ) -> OperationDraft {
    let query = parameters.filter { $0.place == .query }
    return OperationDraft(
      operation: operation, group: group(of: source),
      pagination: source.element["x-sdkgen-pagination"], examples: responses.examples,
      hasLink: responses.hasLink, element: source.element,
      queryElements: operation.query.dropLast(query.count).map { _ in nil }
        + query.map(\.element),
      firstNumbers: Dictionary(
        query.compactMap { item in item.firstNumber.map { (item.parameter.name, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// The template with the parameters that are declared for it; others are texts.
  private mutating func path(
    _ source: OperationSource, _ parameters: [LoweredParameter]
  ) -> [PathPart] {
    source.key.parts.map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .parameter(let name):
        if let known = parameters.first(where: { $0.place == .path && $0.parameter.name == name }) {
          return .parameter(known.parameter)
        }
        report(.undeclaredPathParameter(name, source.element))
        let value = Parameter.Value.argument(.scalar(.string), default: nil)
        return .parameter(
          Parameter(name: name, value: value, style: .comma, location: source.element.location))
      }
    }
  }

  /// What the path's key fixes, then what is declared.
  private func query(
    _ source: OperationSource, _ parameters: [LoweredParameter]
  ) -> [Parameter] {
    let fixed = source.key.query.map { item in
      Parameter(
        name: item.name, value: .constant(.same(.string(item.value))),
        location: source.element.keyLocation ?? source.element.location)
    }
    return fixed + parameters.values(in: .query)
  }

  /// Callbacks and links describe other calls; they are no part of this one. Nor are further tags.
  private mutating func noteWhatIsNotCalled(_ element: Element) {
    if let callbacks = element["callbacks"], !callbacks.members.isEmpty {
      count(.callbacks, callbacks)
    }
    let tags = element["tags"]?.elements ?? []
    for tag in tags.dropFirst() where tag.node.string != tags[0].node.string {
      count(.furtherTags, tag)
    }
  }

  private static let operationKeys: Set = [
    "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody",
    "responses", "callbacks", "deprecated", "security", "servers",
  ]
}
