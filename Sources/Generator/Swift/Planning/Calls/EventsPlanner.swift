import SDKGenAPIModel

/// Plans an enum for each stream whose events have names.
struct EventsPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func blocks(of operations: [PlannedOperation]) -> [DeclarationBlock] {
    operations.filter { !$0.isOverload }.compactMap { operation in
      operation.events.map {
        context.block(.events(declaration($0, of: operation.operation)), of: $0.type)
      }
    }
  }

  private func declaration(
    _ events: NamedCases<StreamResponse.NamedEvent>, of operation: Operation
  ) -> EventsDeclaration {
    let types = context.types.inside(events.type)
    let isJSON = operation.stream?.dataIsJSON == true
    let cases = events.cases.map { event in
      EventsDeclaration.Case(
        name: event.name.text, type: types.text(of: event.value.type),
        event: swiftLiteral(event.value.name),
        decoding: decoding(event.value.type, into: event.name.text, types, isJSON: isJSON))
    }
    let standard = events.cases.firstIndex(where: \.value.isDefault)
    return EventsDeclaration(
      doc: DocComment("An event of `\(operation.requestLine)`."),
      access: context.access, name: events.type.own.text,
      conformances: context.conformances.ofReceivedEnums,
      cases: cases, other: standard.map { cases[$0].decoding } ?? ".unrecognized(event)")
  }

  private func decoding(
    _ type: TypeReference, into name: String, _ types: SwiftTypes, isJSON: Bool
  ) -> String {
    if !isJSON, types.unaliased(type) == .scalar(.string) { return ".\(name)(event.data)" }
    return "try .\(name)(decoder.\(types.eventDecoding(of: type)))"
  }
}

extension SwiftTypes {
  /// Returns the call that decodes the data of an event: JSON, or text where that can be meant.
  func eventDecoding(of type: TypeReference) -> String {
    let reading = formatOfResponse(type) ?? "\(text(of: type)).self"
    return isReadFromText(type) ? "decodeText(\(reading))" : "decode(\(reading))"
  }

  /// Returns whether values are texts in JSON, or may be.
  func isReadFromText(_ type: TypeReference) -> Bool {
    switch index.value(of: type.unwrapped) {
    case .scalar(let scalar): [.string, .any].contains(scalar.jsonKind)
    case .model(let id):
      switch index.shape(of: id) {
      case .enumeration(let enumeration): enumeration.rawType != .integer
      case .union(let union):
        union.members.contains(where: isText)
          && union.members.allSatisfy { isText($0) || isStructured($0.type) }
      case .structure, .alias, nil: false
      }
    case .array, .dictionary, .optional, .nullable: false
    }
  }
}

extension SwiftTypes {
  /// A constant text, or one of an enum's.
  private func isText(_ member: Union.Member) -> Bool {
    if case .string? = member.constant { return true }
    guard case .enumeration(let enumeration)? = index.shape(of: member.type) else { return false }
    return enumeration.rawType != .integer
  }

  /// Written as an object or a list.
  private func isStructured(_ type: TypeReference) -> Bool {
    switch index.value(of: type) {
    case .array, .dictionary: true
    case .model(let id): if case .enumeration? = index.shape(of: id) { false } else { true }
    case .scalar, .optional, .nullable: false
    }
  }
}

extension PlanningContext {
  /// Returns the statement with which a mock streams an example; nil where there is none, or its pieces are no JSON of
  /// their type: values in a format of their own, and events that have no case.
  ///
  /// - `cases`: of events with names.
  func example(
    of stream: StreamResponse, _ cases: [Named<StreamResponse.NamedEvent>],
    in scope: OutsideNamespace
  ) -> Code? {
    if stream.example.isEmpty { return nil }
    switch stream.kind {
    case .events(let type), .lines(let type):
      guard types.formatOfResponse(type) == nil else { return nil }
      let pieces = stream.example.map { swiftLiteral($0.jsonText) }.joined(separator: ", ")
      return .unbroken("return self.calls.examples([\(pieces)])")
    case .namedEvents(let kinds):
      var isDecoded = false
      let events = stream.example.map { piece -> String? in
        let name = piece["event"]?.wireText ?? "message"
        guard let kind = kinds.kind(named: name),
          let event = cases.first(where: { $0.value.name == kind.name }),
          types.formatOfResponse(event.value.type) == nil
        else { return nil }
        let (type, data) = (event.value.type, piece["data"] ?? .null)
        if !stream.dataIsJSON, types.unaliased(type) == .scalar(.string),
          case .string(let text) = data
        {
          return ".\(event.name.text)(\(swiftLiteral(text)))"
        }
        isDecoded = true
        let value =
          "\(swiftLiteral(data.jsonText)), as: \(scope.spelling(of: types.text(of: type))).self"
        return ".\(event.name.text)(self.calls.example(\(value)))"
      }
      let known = events.compactMap(\.self)
      guard known.count == events.count else { return nil }
      let list = (isDecoded ? "try " : "") + "[\(known.joined(separator: ", "))]"
      return .unbroken("return self.calls.examples { \(list) }")
    }
  }
}
