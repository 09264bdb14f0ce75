import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// `client.events(ShopEndpoint.chat(body), as: Delta.self, end: "[DONE]", options: options)`
  func streamCall(_ method: ClientMethod, endpoint: Code) -> String {
    guard let stream = method.operation.stream, let element = element(of: stream, method.names)
    else { return "" }
    let function =
      switch stream.kind {
      case .events, .namedEvents: "events"
      case .lines: "lines"
      }
    let end: [Code] =
      (stream.end.map { [.text("end: \(swiftLiteral($0))")] } ?? [])
      + (stream.endIsOptional ? [.text("mustEnd: false")] : [])
    let items: [Code] =
      stream.kind.isNamed
      ? [endpoint] + end + [
        .text("options: options"), .text("reading: { try \(element)($0, $1) }"),
      ]
      : [endpoint, .text(reading(stream, element))] + end + [.text("options: options")]
    let call = layout.text(.call("client.\(function)", items), indent: 4, column: 4, trailing: 7)
    let statements = switchStatements(stream, method.operation.body)
    return statements.isEmpty ? call : statements + "return " + call
  }

  /// `as: Delta.self`, `format: .unixSeconds`
  private func reading(_ stream: StreamResponse, _ element: String) -> String {
    switch stream.kind {
    case .events(let type), .lines(let type):
      format(of: type).map { "format: \($0)" } ?? "as: \(element).self"
    case .namedEvents: ""
    }
  }

  /// Sets the body's field that asks for a stream; in a body that need not be there it may stand alone.
  private func switchStatements(_ stream: StreamResponse, _ body: Body?) -> String {
    guard let field = stream.switchField, let type = body?.value,
      case .model(let id) = unaliased(type.unwrapped),
      case .structure(let structure)? = models[id]?.shape,
      let index = structure.fields.firstIndex(where: { $0.name == field }),
      let property = names.models[id]?.members[index]
    else { return "" }
    let isEmptied = type.isOptional && hasOnlyDefaults(structure)
    let mark = type.isOptional && !isEmptied ? "?" : ""
    return "var body = body\(isEmptied ? " ?? .init()" : "")\n    "
      + "body\(mark).\(property.text) = true\n    "
  }

  /// The argument of a method for a whole call that its stream sets by itself: a part or field that
  /// asks for one.
  func streamSwitch(_ operation: Operation, _ names: OperationNames) -> String? {
    guard let field = operation.stream?.switchField else { return nil }
    return zip(operation.bodyFields, names.fields).first { parameter, _ in
      parameter.name == field && parameter.type.map { unaliased($0.unwrapped) } == .scalar(.bool)
    }?.1?.text
  }

  /// An enum for each stream whose events have names.
  var eventDeclarations: [EventsDeclaration] {
    zip(api.groups, names.groups).flatMap { group, names in
      zip(group.operations, names.operations).compactMap { operation, names in
        guard case .namedEvents(let events)? = operation.stream?.kind, let event = names.event
        else { return nil }
        return EventsDeclaration(
          doc: DocComment("An event of `\(operation.provenance)`.").text(
            indent: 0, layout: layout),
          access: access, name: event.type.text, conformances: responseConformances,
          cases: zip(events, event.members).map { declared, name in
            EventsDeclaration.Case(
              name: name.text, type: text(of: declared.type), event: swiftLiteral(declared.name),
              decoding: decoding(declared.type, into: name))
          })
      }
    }
  }

  /// A text is the data as it is; anything else is JSON.
  private func decoding(_ type: TypeReference, into name: SwiftIdentifier) -> String {
    if unaliased(type) == .scalar(.string) { return ".\(name.text)(event.data)" }
    let reading = format(of: type) ?? "\(text(of: type)).self"
    return "try .\(name.text)(decoder.decode(\(reading)))"
  }
}

extension Body {
  /// The type of the one value that it is made of.
  fileprivate var value: TypeReference? {
    switch self {
    case .json(let type), .formValue(let type, _): type
    case .form, .multipart, .text, .raw: nil
    }
  }
}

extension StreamResponse.Kind {
  fileprivate var isNamed: Bool {
    if case .namedEvents = self { true } else { false }
  }
}
