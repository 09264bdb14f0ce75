import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  func resolve(_ stream: SpecStream, _ body: SpecBody?) -> Diagnosed<StreamResponse?> {
    var found: [Diagnostic] = []
    let kind: StreamResponse.Kind?
    switch stream.kind {
    case .events(let type):
      kind = found.take(scope.resolve(type, as: .event)).map { .events($0) }
    case .lines(let type):
      kind = found.take(scope.resolve(type, as: .event)).map { .lines($0) }
    case .namedEvents(let events):
      kind = .namedEvents(
        events.compactMap { event in
          found.take(scope.resolve(event.type, as: .event)).map {
            StreamResponse.NamedEvent(name: event.name, type: $0)
          }
        })
    }
    if let field = stream.switchField { found += checkSwitch(field, body) }
    return Diagnosed(
      kind.map {
        StreamResponse(
          kind: $0, end: stream.end, endIsOptional: stream.endIsOptional,
          switchField: stream.switchField?.value)
      },
      found)
  }

  /// The field that asks for a stream is a Boolean of the body.
  private func checkSwitch(_ field: Located<String>, _ body: SpecBody?) -> [Diagnostic] {
    guard case .json(let type) = body, let resolved = scope.resolve(type).value else {
      // A body that is wrong has been reported; one that is missing has not.
      return body == nil
        ? [.streamSet(field.value, hint: "; there is no body", at: field.location)] : []
    }
    let switches = scope.fields(of: resolved).filter { declared in
      guard let type = scope.resolve(declared.type).value else { return true }
      return scope.target(of: type.unwrapped) == .scalar(.bool)
    }
    if switches.contains(where: { $0.name.value == field.value }) { return [] }
    let hint = suggestion(for: field.value, among: switches.map(\.name.value))
    return [.streamSet(field.value, hint: hint, at: field.location)]
  }
}

extension Scope {
  /// The fields of a structure as they were written, those of its bases after its own.
  func fields(of type: TypeReference) -> [SpecField] {
    guard case .structure(let first) = form(of: type) else { return [] }
    var fields = first.fields
    var base = first.base
    for _ in names {
      guard let name = base, case .structure(let next) = self[name.value]?.model.form else { break }
      fields += next.fields
      base = next.base
    }
    return fields
  }
}
