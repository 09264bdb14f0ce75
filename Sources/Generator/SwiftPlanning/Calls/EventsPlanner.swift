import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans an enum for each stream whose events have names.
struct EventsPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func declarations(of operations: [PlannedOperation]) -> [EventsDeclaration] {
    operations.compactMap { operation in
      operation.events.map { declaration($0, of: operation.operation) }
    }
  }

  private func declaration(
    _ events: NamedCases<StreamResponse.NamedEvent>, of operation: Operation
  ) -> EventsDeclaration {
    EventsDeclaration(
      doc: DocComment("An event of `\(operation.provenance)`.")
        .text(indent: 0, layout: context.layout),
      access: context.access, name: events.type.text,
      conformances: context.conformances.ofReceivedEnums,
      cases: events.cases.map { event in
        EventsDeclaration.Case(
          name: event.name.text, type: context.types.text(of: event.value.type),
          event: swiftLiteral(event.value.name),
          decoding: decoding(event.value.type, into: event.name.text))
      })
  }

  /// A string is the data as it is; anything else is JSON.
  private func decoding(_ type: TypeReference, into name: String) -> String {
    if context.types.unaliased(type) == .scalar(.string) { return ".\(name)(event.data)" }
    let reading = context.types.format(of: type) ?? "\(context.types.text(of: type)).self"
    return "try .\(name)(decoder.decode(\(reading)))"
  }
}
