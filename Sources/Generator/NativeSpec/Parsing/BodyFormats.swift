import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The fields of a form by name, or a type.
let formSchema = JSONSchema.longForm(
  parametersSchema.adding(["minProperties": 1]), or: ValueFormat<SpecType>.type.schema)

extension ObjectReader {
  /// Reads the body under whichever of its keys.
  private func body() -> Located<SpecBody>? {
    locate(EndpointKeys.body) ?? form() ?? locate(EndpointKeys.multipart)
      ?? locate(EndpointKeys.text) ?? locate(EndpointKeys.raw)
  }

  /// Reads the body, if there is one, and those besides it.
  func bodies() -> [SpecOfferedBody] {
    if has(EndpointKeys.otherBodies) { requireBody() }
    let first = offeredBody()
    return [first].compactMap(\.self) + (read(EndpointKeys.otherBodies) ?? [])
  }

  /// Reads a body with its content type.
  fileprivate func offeredBody() -> SpecOfferedBody? {
    let contentType = read(EndpointKeys.contentType)
    let body = body()
    if let member = self[EndpointKeys.contentType], body?.value.hasContentType != true {
      report(
        .misplacedKey(
          member.key, in: "\(subject) without a 'body', 'form' or 'multipart'",
          at: member.keyLocation))
    }
    if case .multipart? = body?.value, let member = self[EndpointKeys.contentType],
      let contentType, !contentType.hasPrefix("multipart/")
    {
      report(.badPartsType(contentType, at: member.value.location))
    }
    return body.map { SpecOfferedBody(body: $0, contentType: contentType) }
  }

  fileprivate func requireBody() {
    let keys = EndpointKeys.bodies.map(\.name)
    if isObject, !keys.contains(where: { self[$0] != nil }) {
      report(.missingOneOf(keys, in: subject, at: node.location))
    }
  }

  /// Reads fields with their types, or the name of a model whose properties they are.
  private func form() -> Located<SpecBody>? {
    let isByType = self[EndpointKeys.form].map { $0.value.kind != .object } ?? false
    if let member = self[EndpointKeys.styles], !isByType {
      report(
        .misplacedKey(member.key, in: "\(subject) without a form by type", at: member.keyLocation))
    }
    guard let form = locate(EndpointKeys.form) else { return nil }
    let value = Written(node: form.value, what: "'\(EndpointKeys.form.name)'", found: found)
    guard isByType else {
      value.reportIfEmpty(.object, "it needs a field")
      return Located(.form(parseParameters(value)), at: form.location)
    }
    let styles = read(EndpointKeys.styles) ?? []
    return Located(
      .formValue(parseTypeExpression(value), styles: styles), at: form.location)
  }
}

extension ValueFormat<[SpecBody.FieldStyle]> {
  static var fieldStyles: Self {
    let style = ParameterKeys.style.format
    return .members(.longForm(fieldForm.schema, or: style.schema)) { member in
      guard member.value.node.kind == .object else {
        return style.read(member.value).map {
          SpecBody.FieldStyle(field: member.name, style: $0.value)
        }
      }
      let keys = ObjectReader(member.value, as: fieldForm)
      let style = keys.read(ParameterKeys.style)?.value ?? .deepObject
      return SpecBody.FieldStyle(
        field: member.name, style: style,
        allowsReserved: keys.read(ParameterKeys.reserved) ?? false)
    }
  }
}

/// A field of which more than the style is stated.
private let fieldForm = ObjectFormat([ParameterKeys.style, ParameterKeys.reserved])

/// The keys of one of several bodies.
enum OfferedBodyKeys {
  static let object = ObjectFormat(
    EndpointKeys.bodies + [EndpointKeys.styles, EndpointKeys.contentType],
    rivals: [EndpointKeys.bodies],
    rules: [.requiringOne(of: EndpointKeys.bodies.map(\.name))] + EndpointKeys.bodyRules)
}

extension ValueFormat<[SpecOfferedBody]> {
  static var otherBodies: Self {
    let body = ValueFormat<SpecOfferedBody>.object(OfferedBodyKeys.object) { keys in
      keys.requireBody()
      return keys.offeredBody()
    }
    return .list(of: body.named("offeredBody"))
  }
}

/// The keys of a text or raw body in its long form.
enum ContentKeys {
  static let type = Key("type", .contentType, isRequired: true)
  static let optional = Key("optional", .bool, "`true`: the body may be left out")

  static let object = ObjectFormat([type, optional])
}

extension ValueFormat<SpecBody> {
  static var jsonBody: Self { ValueFormat<SpecType>.typeOrLongForm.map { .json($0) } }

  static var multipartBody: Self { ValueFormat<[SpecParameter]>.parts.map { .multipart($0) } }

  /// A content type, or `{ "type": …, "optional": true }`.
  static func content(
    _ body: @escaping @Sendable (_ contentType: String, _ isOptional: Bool) -> SpecBody
  ) -> Self {
    object(ContentKeys.object) { keys in
      let type = keys.read(ContentKeys.type)
      let isOptional = keys.read(ContentKeys.optional) ?? false
      return type.map { body($0, isOptional) }
    }
    .or(ContentKeys.type.format.map { body($0, false) }).named("content")
  }
}

extension ValueFormat<[String]> {
  /// Media types, best first.
  static var mediaTypes: Self { list(of: .mediaRange, ifEmpty: "leave it out") }
}

extension SpecBody {
  /// True when `contentType` beside it names its content type.
  fileprivate var hasContentType: Bool {
    switch self {
    case .json, .form, .formValue, .multipart: true
    case .text, .raw: false
    }
  }
}
