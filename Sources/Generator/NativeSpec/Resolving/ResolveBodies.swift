import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  /// Resolves the body of an endpoint and those that may be sent instead. Each asks for the streams by its own
  /// field of the name that they state.
  func resolve(
    _ bodies: [SpecOfferedBody], of streams: [SpecStream]
  ) -> Diagnosed<[OfferedBody]> {
    let switchField = streams.lazy.compactMap(\.switchField).first
    var found = switchField.map { checkSwitch($0, bodies.map(\.body.value)) } ?? []
    let resolved = bodies.compactMap { offered in
      found.take(resolve(offered.body.value)).map { body in
        let hasSwitch = switchField.map { isSwitch($0.value, of: offered.body.value) } ?? false
        return OfferedBody(
          body, contentType: offered.contentType, isOptional: offered.body.value.isLeftOut,
          switchField: hasSwitch ? switchField?.value : nil)
      }
    }
    return Diagnosed(resolved, found)
  }

  /// Reports bodies of one kind, whose methods could not be told apart.
  func repeatedBodies(_ bodies: [SpecOfferedBody]) -> [Diagnostic] {
    var seen: [String: SourceLocation] = [:]
    return bodies.map(\.body).compactMap { body in
      defer { seen[body.value.key] = seen[body.value.key] ?? body.location }
      return seen[body.value.key].map {
        .duplicateName(body.value.key, in: "the bodies", first: $0, at: body.location)
      }
    }
  }

  private func resolve(_ body: SpecBody) -> Diagnosed<Body?> {
    switch body {
    case .json(let type): return scope.resolve(type, as: .body).mapValue { .json($0) }
    case .raw(let contentType, _): return Diagnosed(.raw(contentType: contentType))
    case .text(let contentType, _): return Diagnosed(.text(contentType: contentType))
    case .formValue(let type, let styles): return resolve(type, styles)
    case .form(let fields):
      let result = resolve(fields, in: .form)
      return Diagnosed(.form(result.value), result.diagnostics)
    case .multipart(let parts):
      let result = resolve(parts, in: .part)
      return Diagnosed(.multipart(result.value), result.diagnostics)
    }
  }

  /// A form by the fields of a value.
  private func resolve(
    _ type: SpecType, _ styles: [SpecBody.FieldStyle]
  ) -> Diagnosed<Body?> {
    var found: [Diagnostic] = []
    guard let resolved = found.take(scope.resolve(type, as: .form)) else {
      return Diagnosed(nil, found)
    }
    let value = scope.target(of: resolved.unwrapped)
    if !scope.canBeForm(value) {
      found.append(.notText("a form", resolved.name, at: type.location))
    }
    let known = scope.fields(of: value).map(\.name.value)
    let others = StructureKeys.additional.name
    for style in styles
    where !known.isEmpty && !known.contains(style.field.value) && style.field.value != others {
      found.append(.unknownFormField(style.field.value, known: known, at: style.field.location))
    }
    let named = styles.map {
      FieldStyle(field: $0.field.value == others ? nil : $0.field.value, style: $0.style)
    }
    return Diagnosed(.formValue(resolved, styles: named), found)
  }
}

extension SpecBody {
  /// The key it is written under.
  var key: String {
    switch self {
    case .json: EndpointKeys.body.name
    case .form, .formValue: EndpointKeys.form.name
    case .text: EndpointKeys.text.name
    case .multipart: EndpointKeys.multipart.name
    case .raw: EndpointKeys.raw.name
    }
  }

  /// True when the caller may leave the text or bytes out.
  fileprivate var isLeftOut: Bool {
    switch self {
    case .text(_, let isOptional), .raw(_, let isOptional): isOptional
    case .json, .form, .formValue, .multipart: false
    }
  }
}
