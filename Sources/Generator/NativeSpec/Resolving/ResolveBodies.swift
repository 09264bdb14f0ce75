import SDKGenAPIModel
import SDKGenDiagnostics

extension Context {
  /// Resolves the body of an endpoint and those that may be sent instead. Each asks for the streams by its own
  /// field of the name that they state.
  func resolve(_ bodies: [SpecOfferedBody], of streams: [SpecStream]) -> [OfferedBody] {
    let switchField = streams.lazy.compactMap(\.switchField).first
    if let switchField { checkSwitch(switchField, bodies.map(\.body.value)) }
    return bodies.compactMap { offered in
      resolve(offered.body.value).map { body in
        let fields = switchField == nil ? nil : switches(of: offered.body.value)
        return OfferedBody(
          body, contentType: offered.contentType, isOptional: offered.body.value.isLeftOut,
          switchField: fields?.first { $0 == switchField?.value })
      }
    }
  }

  private func resolve(_ body: SpecBody) -> Body? {
    switch body {
    case .json(let type): scope.resolve(type, as: .body).map { .json($0) }
    case .raw(let contentType, _): .raw(contentType: contentType)
    case .text(let contentType, _): .text(contentType: contentType)
    case .formValue(let type, let styles): resolve(type, styles)
    case .form(let fields): .form(resolve(fields, in: .form))
    case .multipart(let parts): .multipart(resolve(parts, in: .part))
    }
  }

  /// A form by the fields of a value.
  private func resolve(_ type: SpecType, _ styles: [SpecBody.FieldStyle]) -> Body? {
    guard let resolved = scope.resolve(type, as: .form) else { return nil }
    let value = scope.target(of: resolved.unwrapped)
    if !scope.mayHaveFields(value) {
      found.report(.notText("a form", resolved.name, at: type.location))
    }
    let known = scope.fields(of: value).map(\.name.value)
    let others = StructureKeys.additional.name
    for style in styles
    where !known.isEmpty && !known.contains(style.field.value) && style.field.value != others {
      found.report(.unknownFormField(style.field.value, known: known, at: style.field.location))
    }
    let named = styles.map { stated in
      var style = FieldStyle(
        field: stated.field.value == others ? nil : stated.field.value, style: stated.style)
      style.allowsReserved = stated.allowsReserved
      return style
    }
    return .formValue(resolved, styles: named)
  }

  /// Reports a name that no body has a field for.
  private func checkSwitch(_ field: Located<String>, _ bodies: [SpecBody]) {
    func report(_ hint: String) {
      found.report(.streamSet(field.value, hint: hint, at: field.location))
    }
    if bodies.isEmpty { return report("; there is no body") }
    let switches = bodies.compactMap(switches)
    // A body that is wrong has been reported.
    if switches.count < bodies.count || switches.joined().contains(field.value) { return }
    report(suggestion(for: field.value, among: Array(switches.joined())))
  }

  /// Returns the fields of a body that may be Booleans; nil for a body that is wrong.
  private func switches(of body: SpecBody) -> [String]? {
    switch body {
    case .json(let type), .formValue(let type, _):
      guard let resolved = scope.type(of: type) else { return nil }
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
    guard let resolved = scope.type(of: type) else { return true }
    guard case .union(let union)? = scope.form(of: resolved.nonNull) else {
      return isBool(resolved)
    }
    return union.members.contains { scope.type(of: $0.type).map(isBool) ?? true }
  }

  private func isBool(_ type: TypeReference) -> Bool {
    let value = scope.target(of: type.nonNull)
    return value == .scalar(.bool) || value == .scalar(.json)
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
