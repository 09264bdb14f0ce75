import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// A query item, header, cookie or form field: `("userId", userID)`.
  func item(_ parameter: Parameter, _ name: SwiftIdentifier?) -> Code {
    .tuple([.text(swiftLiteral(parameter.name)), .text(requestValue(parameter, name))])
  }

  /// What a parameter sends, as an expression.
  func requestValue(_ parameter: Parameter, _ name: SwiftIdentifier?) -> String {
    switch parameter.value {
    case .constant(let constant): expression(constant)
    case .argument(let type, _):
      requestValue(
        name?.text ?? "nil", type, parameter.style == .repeat ? nil : parameter.style,
        allowsReserved: parameter.allowsReserved)
    }
  }

  /// Between the parentheses of an interpolation. A text says its name, because it can be refused; the
  /// style `matrix` writes it.
  func pathValue(_ parameter: Parameter, _ type: TypeReference, _ name: String) -> String {
    let isUsual = parameter.style == .repeat || parameter.style == .comma
    let style = isUsual ? nil : parameter.style
    let value = requestValue(name, type, style)
    let needsName =
      switch unaliased(type) {
      case .scalar(.string), .model: true
      default: value != name && style != nil || !writesItself(type)
      }
    return value + (needsName ? ", \(swiftLiteral(parameter.name))" : "")
  }

  /// `style` is nil where the usual one is meant.
  private func requestValue(
    _ name: String, _ type: TypeReference, _ style: Parameter.Style?, allowsReserved: Bool = false
  ) -> String {
    let style = style.flatMap { hasEffect($0, on: type) ? ".\($0.caseText)" : nil }
    let reserved = allowsReserved ? "allowsReserved: true" : nil
    if writesItself(type.unwrapped), style != ".json" {
      let formatted = formatIfPresent(of: type).map { ".formatted(as: \($0))" } ?? ""
      let said = [style, reserved].compactMap { $0 }
      return name + formatted
        + (said.isEmpty ? "" : ".styled(" + said.joined(separator: ", ") + ")")
    }
    let encoded = encodedValue(name, type, style.map { ", " + $0 } ?? "")
    return encoded + (reserved.map { ".styled(\($0))" } ?? "")
  }

  private func encodedValue(_ name: String, _ type: TypeReference, _ style: String) -> String {
    let label = type.isOptional ? "ifPresent: " : ""
    guard let format = formatIfPresent(of: type) else {
      return "EncodedValue(\(label)\(name)\(style))"
    }
    return type.isOptional
      ? "\(name).map { EncodedValue(Formatted($0, \(format))\(style)) }"
      : "EncodedValue(Formatted(\(name), \(format))\(style))"
  }

  /// It is a `QueryValue`: a scalar, an enum, or a list of them.
  private func writesItself(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .scalar(.json), .scalar(.external): false
    case .scalar: true
    case .array(let element):
      if case .array = unaliased(element) { false } else { writesItself(element) }
    case .model(let id):
      if case .enumeration? = models[id]?.shape { true } else { false }
    case .dictionary, .optional, .nullable: false
    }
  }

  /// Scalars are written alike by most styles.
  private func hasEffect(_ style: Parameter.Style, on type: TypeReference) -> Bool {
    switch style {
    case .label, .labelExploded, .matrix, .matrixExploded, .json: return true
    case .repeat, .comma, .commaPairs, .brackets, .pipe, .space, .deepObject: break
    }
    if case .array = unaliased(type.unwrapped) { return true }
    return !writesItself(type.unwrapped)
  }

  func expression(_ constant: Constant) -> String {
    switch constant {
    case .same(let literal): literalText(literal)
    case .byServer(let choices):
      "ServerConstant.byServer(["
        + choices.map { "\(swiftLiteral($0.server)): \(literalText($0.value))" }
        .joined(separator: ", ") + "])"
    }
  }

  private func literalText(_ literal: Literal) -> String {
    if case .string(let text) = literal { swiftLiteral(text) } else { literal.wireText ?? "\"\"" }
  }
}

extension Parameter.Style {
  /// As a case of the runtime's `ParameterStyle`.
  var caseText: String { rawValue }
}
