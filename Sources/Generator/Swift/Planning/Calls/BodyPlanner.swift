import SDKGenAPIModel

/// Plans the bodies of requests.
struct BodyPlanner: Sendable {
  private let types: SwiftTypes
  private let values: RequestValues

  init(_ types: SwiftTypes) {
    self.types = types
    values = RequestValues(types)
  }

  /// `body: .json(body)`
  func body(_ operation: PlannedOperation) -> Code? {
    guard let body = operation.operation.body else { return nil }
    let label = operation.operation.bodyContentType.map { ".contentType(\(swiftLiteral($0)))" }
    return .row(["body: ", value(of: body, operation.fields), .text(label ?? "")])
  }

  private func value(of body: Body, _ fields: [PlannedParameter]) -> Code {
    switch body {
    case .json(let type): json(type)
    case .formValue(let type, let styles): form(type, styles: styles)
    case .raw(let contentType):
      .call(".raw", [.text("body"), .text("contentType: \(swiftLiteral(contentType))")])
    case .text(let contentType):
      .call(".text", [.text("body"), .text("contentType: \(swiftLiteral(contentType))")])
    case .form: .row([".form(", .array(fields.map(values.item)), ")"])
    case .multipart: .row([".multipart(", .array(fields.map(part)), ")"])
    }
  }

  /// An absent value is no body.
  private func json(_ type: TypeReference) -> Code {
    let format = types.formatIfPresent(of: type).map { [Code.text("as: \($0)")] } ?? []
    return .call(".json", [.text("body")] + format)
  }

  private func form(_ type: TypeReference, styles: [FieldStyle]) -> Code {
    let items = styles.compactMap { style -> Code? in
      // Brackets are what others have.
      if style.allowsReserved, style.style == .deepObject { return nil }
      return style.field.map {
        Code.text("\(swiftLiteral($0)): \(style.style.code(of: style.elementStyles))")
      }
    }
    let reserved = styles.filter(\.allowsReserved).compactMap(\.field).map {
      Code.text(swiftLiteral($0))
    }
    let others = styles.first { $0.field == nil }.map { Code.text("others: .\($0.style.rawValue)") }
    return .call(
      ".formValue",
      [.text(values.formatted("body", type))]
        + (items.isEmpty ? [] : [.array("styles: ", items)]) + [others].compactMap { $0 }
        + (reserved.isEmpty ? [] : [.array("reserved: ", reserved)]))
  }

  // MARK: Parts

  private func part(_ field: PlannedParameter) -> Code {
    let parameter = field.parameter
    let headers = parameter.headers.map {
      Code.text("\(swiftLiteral($0.name)): \(swiftLiteral($0.value))")
    }
    let labels: [Code] =
      (parameter.contentType.map { [.text("contentType: \(swiftLiteral($0))")] } ?? [])
      + (headers.isEmpty ? [] : [.array("headers: ", headers)])
    if parameter.isEach, let name = field.name?.text, let type = parameter.type,
      case .dictionary(let entry) = types.unaliased(type.unwrapped)
    {
      var one = parameter
      one.isEach = false
      var (kind, value) = content(named: "$1", entry, one)
      // The value decides: a text of any JSON is sent as text.
      if types.unaliased(entry) == .scalar(.json) { kind = ".encoded" }
      let items: [Code] =
        [.text("$0"), .text(value)] + labels
      return .row([".each(\(name)) { ", .call(kind, items), " }"])
    }
    let (kind, value) = content(of: field)
    return .call(kind, [.text(swiftLiteral(parameter.name)), .text(value)] + labels)
  }

  private func content(of field: PlannedParameter) -> (kind: String, value: String) {
    guard case .argument(let type, _) = field.parameter.value, let name = field.name?.text else {
      return (".text", values.value(of: field))
    }
    return content(named: name, type, field.parameter)
  }

  private func content(
    named name: String, _ type: TypeReference, _ parameter: Parameter
  ) -> (kind: String, value: String) {
    let inner = types.unaliased(type.unwrapped)
    // A text is the JSON that it is said to be, unless it is to be written as a string of that.
    if parameter.style == .json || parameter.hasJSONType && encoding(of: inner) != .text {
      return (".json", values.formatted(name, type))
    }
    if parameter.hasStyleOfParts, inner != .scalar(.file), inner != .array(.scalar(.file)) {
      return (".text", values.value(of: parameter, named: name, type))
    }
    switch inner {
    case .scalar(.file): return (".file", name)
    case .array(let element): return list(of: element, parameter, named: name, type)
    case let inner:
      return switch encoding(of: inner) {
      case .text: (".text", values.value(of: parameter, named: name, type))
      case .json: (".json", values.formatted(name, type))
      case .any: (".encoded", values.formatted(name, type))
      }
    }
  }

  private func list(
    of element: TypeReference, _ parameter: Parameter, named name: String,
    _ type: TypeReference
  ) -> (kind: String, value: String) {
    if types.unaliased(element.unwrapped) == .scalar(.file) { return (".files", name) }
    switch encoding(of: element) {
    case .text: return (".text", values.value(of: parameter, named: name, type))
    case .any: return (".encoded", values.formatted(name, type))
    case .json:
      guard let format = types.format(of: element) else { return (".jsons", name) }
      let mark = type.isOptional ? "?" : ""
      return (".jsons", "\(name)\(mark).map { Formatted($0, \(format)) }")
    }
  }

  private enum Encoding { case text, json, any }

  /// Objects and lists travel as JSON, scalars and enums as text; of others the value decides.
  private func encoding(of type: TypeReference) -> Encoding {
    switch types.unaliased(type) {
    case .dictionary, .scalar(.json), .array: .json
    case .scalar(.external), .optional, .nullable: .any
    case .model(let id):
      switch types.shape(of: id) {
      case .structure: .json
      case .union: .any
      case .enumeration, .alias, nil: .text
      }
    case .scalar: .text
    }
  }
}

extension Parameter {
  /// True where objects and lists are written in a style, rather than as JSON and as parts of one name.
  fileprivate var hasStyleOfParts: Bool { style != .repeat && style != .jsonObjects || isEach }

  /// True where its part is declared to be JSON.
  fileprivate var hasJSONType: Bool {
    guard let type = contentType?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    return type == "application/json" || type.hasSuffix("+json")
  }
}
