import SDKGenAPIModel

/// Plans the methods of clients.
struct MethodPlanner: Sendable {
  private let context: PlanningContext
  /// The types as the bodies of methods write them.
  private var types: SwiftTypes

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
      let name = method.operation.names.method.name
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
    let head = "\(scope.spelling(of: group.endpoint.text)).\(method.operation.names.own.text)"
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
    case .pages(let items): return pages(items, of: method.operation, endpoint: endpoint)
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
    guard let field = method.switchField, let type = method.operation.operation.body?.value,
      let structure = context.types.structure(type),
      let property = structure.property(field.name)
    else { return "" }
    let isOptional = type.isOptional
    let isEmptied =
      isOptional && field.value
      && structure.properties.allSatisfy { context.types.initialValue(of: $0.declared) != nil }
    let mark = isOptional && !isEmptied ? "?" : ""
    return .lines([
      "var body = body\(isEmptied ? " ?? .init()" : "")",
      "body\(mark).\(property.name) = \(field.value)",
    ])
  }

  // MARK: Pages

  /// `client.pages(as: [Post].self, items: \.self, by: .page(from: page ?? 1), options: options) { page in … }`
  private func pages(
    _ items: PageItems, of operation: PlannedOperation, endpoint: Code
  ) -> Code {
    let pagination = items.pagination
    if case .url(let next) = pagination.kind {
      return followedPages(items, by: next, endpoint: endpoint)
    }
    guard
      let argument = operation.query.first(where: {
        $0.parameter.name == pagination.parameter && $0.argument != nil
      }), let name = argument.name, let type = argument.parameter.type
    else { return "" }
    let more = pagination.more.map { ["more: \(swiftLiteral($0))"] } ?? []
    let step = step(pagination, argument: name.text, isOptional: type.isOptional)
    let arguments =
      [types.reading(items.page), "items: \(items.keyPath)", "by: \(step)"] + more
      + ["options: options"]
    return .closure(
      .function("client.pages", arguments.map { .text($0) }), signature: " \(name) in", [endpoint],
      isBroken: true)
  }

  /// `client.pages(from: PostsEndpoint.list(), as: [Post].self, items: \.self, following: .link, options: options)`
  private func followedPages(
    _ items: PageItems, by next: Pagination.Next, endpoint: Code
  ) -> Code {
    let more = items.pagination.more.map { ["more: \(swiftLiteral($0))"] } ?? []
    let others =
      [
        types.reading(items.page), "items: \(items.keyPath)",
        "following: \(location(of: next))",
      ] + more + ["options: options"]
    return .call("client.pages", [.labelled("from", endpoint)] + others.map { .text($0) })
  }

  private func step(_ pagination: Pagination, argument: String, isOptional: Bool) -> String {
    func start(_ number: Int) -> String { isOptional ? "\(argument) ?? \(number)" : argument }
    return switch pagination.kind {
    case .page(_, _, let number):
      ".page(from: \(start(number))"
        + (pagination.last.map { ", last: \(swiftLiteral($0)), origin: \(number)" } ?? "") + ")"
    case .offset: ".offset(from: \(start(0)))"
    case .cursor(let parameter, let next):
      ".cursor(\(swiftLiteral(parameter)), from: \(argument), next: \(location(of: next)))"
    case .url(let next): location(of: next)
    }
  }

  private func location(of next: Pagination.Next) -> String {
    switch next {
    case .path(let path): ".path(\(swiftLiteral(path)))"
    case .link: ".link"
    case .header(let name): ".header(\(swiftLiteral(name)))"
    case .lastItem(let items, let field):
      ".last(of: \(swiftLiteral(items)), \(swiftLiteral(field)))"
    }
  }
}

extension SwiftTypes {
  /// Returns the same for a value that is the whole of a response or line.
  fileprivate func readingWhole(_ type: TypeReference) -> String {
    formatOfResponse(type).map { "format: \($0)" } ?? reading(type)
  }

  /// Returns the argument that says how a response is read: `as: Post.self`, `format: .unixSeconds`.
  fileprivate func reading(_ type: TypeReference) -> String {
    format(of: type).map { "format: \($0)" } ?? "as: \(text(of: type)).self"
  }
}

extension Pagination {
  /// The wire name of the parameter that paging counts up or sets to a cursor.
  fileprivate var parameter: String? {
    switch kind {
    case .page(let parameter, _, _), .offset(let parameter, _), .cursor(let parameter, _):
      parameter
    case .url: nil
    }
  }
}
