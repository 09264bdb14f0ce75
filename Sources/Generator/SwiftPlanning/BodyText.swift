import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// `body: .json(body)`
  func body(_ operation: Operation, _ names: OperationNames) -> Code? {
    guard let code = bodyValue(operation, names) else { return nil }
    let label = operation.bodyContentType.map { ".contentType(\(swiftLiteral($0)))" } ?? ""
    return .wrapped(open: "body: ", code, close: label)
  }

  private func bodyValue(_ operation: Operation, _ names: OperationNames) -> Code? {
    switch operation.body {
    case .json(let type): return jsonBody(type)
    case .formValue(let type, let styles): return formBody(type, styles)
    case .raw(let contentType):
      return .call(".raw", [.text("body"), .text("contentType: \(swiftLiteral(contentType))")])
    case .text(let contentType):
      return .call(".text", [.text("body"), .text("contentType: \(swiftLiteral(contentType))")])
    case .form(let fields):
      return wrapped(".form(", zip(fields, names.fields).map { item($0, $1) })
    case .multipart(let fields):
      return wrapped(".multipart(", zip(fields, names.fields).map { part($0, $1) })
    case nil: return nil
    }
  }

  private func wrapped(_ open: String, _ items: [Code]) -> Code {
    .wrapped(open: open, .array(open: "", items), close: ")")
  }

  /// An absent value is no body.
  private func jsonBody(_ type: TypeReference) -> Code {
    let format = formatIfPresent(of: type).map { [Code.text("as: \($0)")] } ?? []
    return .call(".json", [.text("body")] + format)
  }

  private func formBody(_ type: TypeReference, _ styles: [FieldStyle]) -> Code {
    let value = formattedValue("body", type)
    let items = styles.map { Code.text("\(swiftLiteral($0.field)): .\($0.style.caseText)") }
    return .call(
      ".formValue", [.text(value)] + (items.isEmpty ? [] : [.array(open: "styles: ", items)]))
  }

  /// With its format, where it has one, as something that encodes.
  private func formattedValue(_ name: String, _ type: TypeReference) -> String {
    guard let format = formatIfPresent(of: type) else { return name }
    return type.isOptional
      ? "\(name).map { Formatted($0, \(format)) }" : "Formatted(\(name), \(format))"
  }

  // MARK: Parts

  private func part(_ field: Parameter, _ name: SwiftIdentifier?) -> Code {
    let contentType =
      field.contentType.map { [Code.text("contentType: \(swiftLiteral($0))")] } ?? []
    func call(_ kind: String, _ value: String) -> Code {
      .call(kind, [.text(swiftLiteral(field.name)), .text(value)] + contentType)
    }
    guard case .argument(let type, _) = field.value, let name else {
      return call(".text", requestValue(field, name))
    }
    if field.style == .json || field.hasJSONType {
      return call(".json", formattedValue(name.text, type))
    }
    switch unaliased(type.unwrapped) {
    case .scalar(.file): return call(".file", name.text)
    case .array(let element): return call(arrayPart(element), arrayValue(field, name, type))
    case let inner:
      switch partKind(of: inner) {
      case .text: return call(".text", requestValue(field, name))
      case .json: return call(".json", formattedValue(name.text, type))
      case .any: return call(".encoded", formattedValue(name.text, type))
      }
    }
  }

  private func arrayPart(_ element: TypeReference) -> String {
    if unaliased(element.unwrapped) == .scalar(.file) { return ".files" }
    return switch partKind(of: element) {
    case .text: ".text"
    case .json: ".jsons"
    case .any: ".encoded"
    }
  }

  private func arrayValue(
    _ field: Parameter, _ name: SwiftIdentifier, _ type: TypeReference
  ) -> String {
    guard case .array(let element) = unaliased(type.unwrapped) else { return name.text }
    if unaliased(element.unwrapped) == .scalar(.file) { return name.text }
    switch partKind(of: element) {
    case .text: return requestValue(field, name)
    case .any: return formattedValue(name.text, type)
    case .json:
      guard let format = format(of: element) else { return name.text }
      return "\(name.text)\(type.isOptional ? "?" : "").map { Formatted($0, \(format)) }"
    }
  }

  private enum PartKind { case text, json, any }

  /// Objects and lists travel as JSON, scalars and enums as text; of others the value decides.
  private func partKind(of type: TypeReference) -> PartKind {
    switch unaliased(type) {
    case .dictionary, .scalar(.json), .array: return .json
    case .scalar(.external), .optional, .nullable: return .any
    case .model(let id):
      switch models[id]?.shape {
      case .structure: return .json
      case .union: return .any
      case .enumeration, .alias, nil: return .text
      }
    case .scalar: return .text
    }
  }
}

extension Parameter {
  /// Its part is said to be JSON.
  fileprivate var hasJSONType: Bool {
    guard let type = contentType?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    return type == "application/json" || type.hasSuffix("+json")
  }
}
