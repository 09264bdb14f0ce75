import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans an enum for each stream whose events have names.
struct EventsPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func blocks(of operations: [PlannedOperation]) -> [DeclarationBlock] {
    operations.filter { !$0.names.isOverload }.compactMap { operation in
      operation.events.map {
        context.block(.events(declaration($0, of: operation.operation)), of: $0.type)
      }
    }
  }

  private func declaration(
    _ events: NamedCases<StreamResponse.NamedEvent>, of operation: Operation
  ) -> EventsDeclaration {
    let types = context.types.inside(events.type)
    return EventsDeclaration(
      doc: DocComment("An event of `\(operation.requestLine)`."),
      access: context.access, name: events.type.own.text,
      conformances: context.conformances.ofReceivedEnums,
      cases: events.cases.map { event in
        EventsDeclaration.Case(
          name: event.name.text, type: types.text(of: event.value.type),
          event: swiftLiteral(event.value.name),
          decoding: decoding(event.value.type, into: event.name.text, types))
      })
  }

  /// A string is the data as it is; anything else is JSON.
  private func decoding(
    _ type: TypeReference, into name: String, _ types: SwiftTypes
  ) -> String {
    if types.unaliased(type) == .scalar(.string) { return ".\(name)(event.data)" }
    let reading = types.format(of: type) ?? "\(types.text(of: type)).self"
    return "try .\(name)(decoder.decode(\(reading)))"
  }
}
