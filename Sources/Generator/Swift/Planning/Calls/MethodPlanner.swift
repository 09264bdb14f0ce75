import SDKGenAPIModel

/// Plans the methods of clients.
struct MethodPlanner: Sendable {
  private let context: PlanningContext
  /// The types as the bodies of methods write them.
  private(set) var types: SwiftTypes

  init(_ context: PlanningContext) {
    self.context = context
    types = context.types
  }

  func declarations(of group: PlannedGroup) -> [MethodDeclaration] {
    group.operations.flatMap { operation in
      ClientMethod.all(of: operation, context.types).flatMap { method in
        let shorthand = method.takingProperties.flatMap {
          self.shorthand($0, in: group, access: context.access)
        }
        return [declaration(method, in: group)] + [shorthand].compactMap { $0 }
      }
    }
  }

  private func declaration(_ method: ClientMethod, in group: PlannedGroup) -> MethodDeclaration {
    var planner = self
    planner.types = context.types.callingCases(of: SwiftTypeName(group.endpoint))
    return declaration(
      method, in: group, access: context.access, preparation: preparation(of: method),
      call: planner.call(method, endpoint: endpoint(method, in: group)))
  }

  /// Returns the declaration of a method that calls the one which takes its body as one value.
  func shorthand(
    _ method: ClientMethod, in group: PlannedGroup, access: String
  ) -> MethodDeclaration? {
    method.forwarding.map { forwarding in
      var shorthand = declaration(
        method, in: group, access: access, call: call(method, forwarding))
      shorthand.isShorthand = true
      return shorthand
    }
  }

  private func declaration(
    _ method: ClientMethod, in group: PlannedGroup, access: String, preparation: Code = "",
    call: Code
  ) -> MethodDeclaration {
    MethodDeclaration(
      doc: doc(of: method).excusing(method.allNames),
      attributes: attributes(of: method),
      signature: .function(
        access + "func " + method.name.text,
        method.arguments.map { .text($0.methodParameter) } + ["options: RequestOptions = .init()"],
        result: method.effects),
      name: method.name.text, parameters: method.arguments.map(\.declaration),
      result: method.result ?? "", preparation: preparation, call: call,
      operationID: group.operationID(of: method.operation))
  }

  func attributes(of method: ClientMethod) -> [String] {
    method.attributes(isDiscardable: method.isDiscardable)
  }

  /// Returns the call of the method that takes the body as one value: `try await self.create(NewPost(…))`.
  private func call(_ method: ClientMethod, _ forwarding: BodyForwarding) -> Code {
    let call = (method.isSequence ? "" : "try await ") + "self.\(method.name.text)"
    return .call(call, forwarding.forwarded + ["options: options"])
  }

  /// The whole text of the operation, with what the spec says of its arguments.
  func doc(of method: ClientMethod) -> DocComment {
    doc(
      of: method,
      throwing: method.isSequence
        ? nil : DeclaredErrors(method.operation.operation, context.types).text
    )
  }

  /// The same, saying `throwing` of errors.
  func doc(of method: ClientMethod, throwing: String?) -> DocComment {
    if case .pages = method.kind {
      let name = method.operation.method.name
      return DocComment(
        "Returns the pages of `\(name)`; `.items` is the sequence of their items.",
        parameters: parameters(of: method))
    }
    let operation = method.operation.operation
    let isReturned = method.result != nil
    return DocComment(
      operation.about ?? "`\(operation.requestLine)`",
      isReturned ? nil : operation.returnsAbout, parameters: parameters(of: method),
      returns: isReturned ? operation.returnsAbout : nil, throws: throwing)
  }

  /// Returns the arguments that are documented, by the names that callers see.
  private func parameters(of method: ClientMethod) -> [(name: String, about: String)] {
    method.arguments.compactMap { argument in argument.about.map { (argument.plainName, $0) } }
  }

  /// `PostsEndpoint.get(id: id)`
  func endpoint(
    _ method: ClientMethod, in group: PlannedGroup, spelling scope: OutsideNamespace = .none
  ) -> Code {
    let head = "\(scope.spelling(of: group.endpoint.text)).\(method.operation.names.name.text)"
    let arguments = method.operation.arguments.map { argument in
      method.switchArgument.flatMap {
        $0.name == argument.name ? argument.forwarded("\($0.value)") : nil
      } ?? argument.forwarded
    }
    return arguments.isEmpty ? .text(head) : .call(head, arguments)
  }

  private func call(_ method: ClientMethod, endpoint: Code) -> Code {
    switch method.kind {
    case .call: return send(method, endpoint)
    case .download(let file):
      let empty = file.emptyStatuses.map(String.init).joined(separator: ", ")
      let items: [Code] =
        [endpoint, .text("to: file")] + (empty.isEmpty ? [] : [.text("emptyStatuses: [\(empty)]")])
        + [.text("progress: progress"), .text("options: options")]
      return .call("_ = try await client.download", items)
    case .stream(let response, let element):
      return stream(response, element: element, endpoint: endpoint)
    case .pages(let items): return pages(items, of: method, endpoint: endpoint)
    }
  }

  private func send(_ method: ClientMethod, _ endpoint: Code) -> Code {
    var function = "send"
    var items = [endpoint]
    var last: [Code] = []
    let response = method.operation.operation.response
    switch (response.returns, method.result) {
    case (.value(let type), _?):
      let isWhole = response.unwrap.isEmpty
      items.append(
        .text(isWhole ? types.readingWhole(type) : types.reading(type)))
    case (.text, _): function = "text"
    case (.choice, let result?): last = [.text("reading: { try \(result)($0) }")]
    case (_, let result?): items.append(.text("as: \(result).self"))
    case (_, nil): break
    }
    items += [.text("options: options")] + last
    return .call("try await client.\(function)", items)
  }

  // MARK: Streams

  /// `client.events(ShopEndpoint.chat(body), as: Delta.self, end: "[DONE]", options: options)`
  private func stream(_ stream: StreamResponse, element: String, endpoint: Code) -> Code {
    let end: [Code] =
      (stream.end.map { [.text("end: \(swiftLiteral($0))")] } ?? [])
      + (stream.endIsOptional ? [.text("mustEnd: false")] : [])
    let options = Code.text("options: options")
    let (function, items): (String, [Code]) =
      switch stream.kind {
      case .events(let type) where stream.isOfWholeEvents:
        (
          "events",
          [endpoint] + end
            + [options, .text("reading: { try $1.decodeEvent(\(element).self\(text(in: type))) }")]
        )
      case .events(let type)
      where types.isReadFromText(type)
        && (stream.dataIsJSON
          || ![.scalar(.string), .scalar(.json)].contains(types.unaliased(type))):
        (
          "events",
          [endpoint] + end
            + [options, .text("reading: { try $1.\(types.eventDecoding(of: type)) }")]
        )
      case .events(let type):
        ("events", [endpoint, .text(types.reading(type))] + end + [options])
      case .lines(let type):
        ("lines", [endpoint, .text(types.readingWhole(type))] + end + [options])
      case .namedEvents:
        ("events", [endpoint] + end + [options, .text("reading: { try \(element)($0, $1) }")])
      }
    return .call("client.\(function)", items)
  }

  /// Says that the data of an event is text, where it could also be read as JSON.
  private func text(in event: TypeReference) -> String {
    hasText(event, depth: 8) ? ", dataIsText: true" : ""
  }

  private func hasText(_ event: TypeReference, depth: Int) -> Bool {
    if depth > 0, case .model(let id) = context.types.unaliased(event.unwrapped),
      case .union(let union)? = context.types.shape(of: id)
    {
      return union.members.allSatisfy { hasText($0.type, depth: depth - 1) }
    }
    let data = context.types.structure(event)?.property("data")?.declared.type
    return data.map {
      [.scalar(.string), .scalar(.data)].contains(context.types.unaliased($0.unwrapped))
    }
      ?? false
  }

  /// Sets the body's property that asks for a stream or for none; only the former makes a body that need not be
  /// there.
  private func preparation(of method: ClientMethod) -> Code {
    let statements = setSwitch(of: method)
    if case .pages(let items) = method.kind {
      // The requests of other pages are made one by one, each with a body of its own.
      guard case .url = items.pagination.kind else { return "" }
    }
    return statements.isEmpty ? "" : .lines(statements)
  }

  /// Returns the statements that make a copy of the body in which that property is set.
  func setSwitch(of method: ClientMethod) -> [Code] {
    guard let (property, body, asksForStream) = bodySwitch(of: method) else { return [] }
    if !asksForStream {
      return ["var body = body", "body\(body.isOptional ? "?" : "").\(property) = false"]
    }
    let (copy, mark) = bodyCopy(body)
    return [copy, "body\(mark).\(property) = true"]
  }

  /// The property of the body that asks for a stream, with what it has in all calls; nil where there is none.
  func bodySwitch(
    of method: ClientMethod
  ) -> (property: SwiftIdentifier, body: TypeReference, asksForStream: Bool)? {
    guard let field = method.switchField, let body = method.operation.operation.body?.value,
      let property = context.types.structure(body)?.property(field.name)
    else { return nil }
    return (property.name, body, field.value)
  }

  /// Returns a copy of the body that can be changed, made where it is absent if it needs nothing; and the mark behind
  /// its name, where it may still be absent.
  func bodyCopy(_ type: TypeReference) -> (copy: Code, mark: String) {
    let isEmptied =
      type.isOptional
      && types.structure(type)?.properties.allSatisfy {
        types.initialValue(of: $0.declared) != nil
      } == true
    return (
      .text("var body = body\(isEmptied ? " ?? .init()" : "")"),
      type.isOptional && !isEmptied ? "?" : ""
    )
  }
}

extension SwiftTypes {
  /// Returns the same for a value that is the whole of a response or line.
  fileprivate func readingWhole(_ type: TypeReference) -> String {
    formatOfResponse(type).map { "format: \($0)" } ?? reading(type)
  }

  /// Returns the argument that says how a response is read: `as: Post.self`, `format: .unixSeconds`.
  func reading(_ type: TypeReference) -> String {
    format(of: type).map { "format: \($0)" } ?? "as: \(text(of: type)).self"
  }
}
