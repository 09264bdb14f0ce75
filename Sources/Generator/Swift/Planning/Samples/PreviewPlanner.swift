import SDKGenAPIModel

/// Plans the client that responds with samples.
struct PreviewPlanner: Sendable {
  private let context: PlanningContext
  private let literals: SampleLiterals
  private let expressions: SampleExpressions

  init?(_ context: PlanningContext) {
    guard let order = context.sampleOrder else { return nil }
    self.context = context
    literals = SampleLiterals(index: context.types.index, order: order)
    expressions = SampleExpressions(types: context.types, order: order)
  }

  var declaration: PreviewDeclaration {
    PreviewDeclaration(
      doc: DocComment("A client that responds to every call with an example, without a network."),
      access: context.access, name: "preview",
      value: .call("Self", arguments.map { .labelled($0, .text($1)) }),
      responses: context.groups.flatMap(responses))
  }

  /// The arguments of the client's initialiser: those it needs, and all credentials.
  private var arguments: [(String, String)] {
    let credentials = context.schemes.map { scheme in
      if case .basic = scheme.value.kind {
        return (scheme.name.name, ".basic(user: \"preview\", password: \"preview\")")
      }
      return (scheme.name.name, "\"preview\"")
    }
    let others = context.neededArguments { _, type, name in
      expressions.value(of: type, named: name) ?? "nil"
    }
    return context.neededServer + credentials + others
      + [("transport", "SampleTransport { sample(of: $0) }")]
  }

  private func responses(of group: PlannedGroup) -> [PreviewDeclaration.Response] {
    group.operations.compactMap { operation in
      response(to: operation.operation).map {
        PreviewDeclaration.Response(operationID: group.operationID(of: operation), value: $0)
      }
    }
  }

  private func response(to operation: Operation) -> String? {
    let main = SampleBody(operation, literals).response
    let all = ([operation.stream].compactMap(\.self) + operation.otherStreams).compactMap(stream)
    guard let first = all.first else { return main }
    let streams = all.dropFirst().reduce(first) { "\($0).orStream(\($1))" }
    if case .nothing = operation.response.returns { return streams }
    return main.map { all.reduce($0) { "\($0).orStream(\($1))" } } ?? streams
  }

  /// `.events("data: {}\n\n")`
  private func stream(_ stream: StreamResponse) -> String? {
    func field(_ name: String, _ value: Literal) -> String {
      var text = value.jsonText
      if !stream.dataIsJSON || name != "data", case .string(let string) = value { text = string }
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "\(name): \($0)\n" }.joined()
    }
    func events(_ text: String) -> String? {
      let end = stream.end.map { "data: \($0)\n\n" } ?? ""
      return text.isEmpty ? nil : ".events(\(swiftLiteral(text + end)))"
    }
    func events(_ values: [(name: String?, value: Literal?)]) -> String? {
      let texts = values.compactMap { event in
        event.value.map { value in
          (event.name.map { "event: \($0)\n" } ?? "") + field("data", value) + "\n"
        }
      }
      return events(texts.joined())
    }
    switch stream.kind {
    case .events(let type):
      let samples = samples(of: type, stream)
      guard stream.isOfWholeEvents else { return events(samples.map { (nil, $0) }) }
      let texts = samples.map { event in
        guard case .object(let members) = event else { return field("data", event) + "\n" }
        let fields = members.filter { ["event", "id", "retry", "data"].contains($0.name) }
        return fields.map { field($0.name, $0.value) }.joined() + "\n"
      }
      return events(texts.joined())
    case .namedEvents(let kinds):
      if stream.example.isEmpty {
        return events(kinds.map { ($0.name, literals.literal(of: $0.type, named: $0.name)) })
      }
      return events(stream.example.map { ($0["event"]?.wireText, $0["data"]) })
    case .lines(let type):
      let lines = samples(of: type, stream).map { $0.jsonText + "\n" }
      return lines.isEmpty ? nil : ".lines(\(swiftLiteral(lines.joined())))"
    }
  }

  /// The pieces of the example, or one that is made up: an event that has data, if any has.
  private func samples(of type: TypeReference, _ stream: StreamResponse) -> [Literal] {
    if !stream.example.isEmpty { return stream.example }
    let sample = literals.literal(of: type, named: "")
    if stream.isOfWholeEvents, sample?["data"] == nil,
      case .union(let union)? = literals.index.shape(of: type),
      let event = union.members.lazy.compactMap({ literals.literal(of: $0.type, named: "") })
        .first(where: { $0["data"] != nil })
    {
      return [event]
    }
    return [sample].compactMap(\.self)
  }
}

extension PlanningContext {
  /// The argument of the client's initialiser for a server, if it must be given.
  var neededServer: [(String, String)] {
    let server = "\"https://example.com\""
    guard let first = servers.first else { return [("server", server)] }
    let isNeeded = api.needsServer || first.hasRequiredVariable
    return isNeeded && first.server.name != nil ? [("server", ".init(\(server))")] : []
  }

  /// Returns the arguments of the client's initialiser for parameters that must be given.
  func neededArguments(
    _ value: (_ argument: CallArgument, _ type: TypeReference, _ name: String) -> String
  ) -> [(String, String)] {
    initializerParameters.compactMap { planned in
      guard let argument = planned.argument, argument.fallback == nil, let label = argument.label,
        let type = planned.parameter.type
      else { return nil }
      return (label, value(argument, type, planned.parameter.name))
    }
  }
}
