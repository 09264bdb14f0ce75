import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  /// Resolves a stream without the field that asks for it, which goes with the body.
  func resolve(_ stream: SpecStream) -> Diagnosed<StreamResponse?> {
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
    return Diagnosed(
      kind.map {
        var response = StreamResponse(
          kind: $0, end: stream.end, endIsOptional: stream.endIsOptional)
        response.isOfWholeEvents = stream.isOfWholeEvents
        response.dataIsJSON = stream.dataIsJSON
        return response
      },
      found)
  }

  /// Reports a name that no body has a field for.
  func checkSwitch(_ field: Located<String>, _ bodies: [SpecBody]) -> [Diagnostic] {
    if bodies.isEmpty {
      return [.streamSet(field.value, hint: "; there is no body", at: field.location)]
    }
    let switches = bodies.compactMap(switches)
    // A body that is wrong has been reported.
    if switches.count < bodies.count || switches.joined().contains(field.value) { return [] }
    let hint = suggestion(for: field.value, among: Array(switches.joined()))
    return [.streamSet(field.value, hint: hint, at: field.location)]
  }

  /// Returns whether a field of a body can ask for a stream.
  func isSwitch(_ field: String, of body: SpecBody) -> Bool {
    switches(of: body)?.contains(field) ?? false
  }

  /// Returns the fields of a body that may be Booleans; nil for a body that is wrong.
  private func switches(of body: SpecBody) -> [String]? {
    switch body {
    case .json(let type), .formValue(let type, _):
      guard let resolved = scope.resolve(type).value else { return nil }
      return scope.fields(of: scope.target(of: resolved.nonNull).nonNull).filter {
        canBeBool($0.type)
      }.map(\.name.value)
    case .form(let fields), .multipart(let fields):
      return fields.compactMap { field in
        guard case .type(let type) = field.value, canBeBool(type) else { return nil }
        return field.name.value
      }
    case .text, .raw: return []
    }
  }

  private func canBeBool(_ type: SpecType) -> Bool {
    guard let resolved = scope.resolve(type).value else { return true }
    guard case .union(let union)? = scope.form(of: resolved.nonNull) else {
      return isBool(resolved)
    }
    return union.members.contains { scope.resolve($0.type).value.map(isBool) ?? true }
  }

  private func isBool(_ type: TypeReference) -> Bool {
    let value = scope.target(of: type.nonNull)
    return value == .scalar(.bool) || value == .scalar(.json)
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
