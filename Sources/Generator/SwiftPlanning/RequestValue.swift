import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// A query item, header or form field: `("userId", userID)`.
  func item(_ parameter: Parameter, _ name: SwiftIdentifier?) -> Code {
    .tuple([.text(swiftLiteral(parameter.name)), .text(requestValue(parameter, name))])
  }

  /// What a parameter sends, as an expression.
  func requestValue(_ parameter: Parameter, _ name: SwiftIdentifier?) -> String {
    switch parameter.value {
    case .constant(let constant): expression(constant)
    case .argument(let type, _): requestValue(name?.text ?? "nil", type, parameter.style)
    }
  }

  private func requestValue(
    _ name: String, _ type: TypeReference, _ style: Parameter.Style
  ) -> String {
    if isObject(unwrapped(type)) {
      return isOptional(type) ? "\(name).map { DeepObject($0) }" : "DeepObject(\(name))"
    }
    let formatted = formatIfPresent(of: type).map { ".formatted(as: \($0))" } ?? ""
    let isList = if case .array = unaliased(unwrapped(type)) { true } else { false }
    let styled = isList && style != .repeat ? ".styled(.\(style.rawValue))" : ""
    return name + formatted + styled
  }

  /// Written as `name[member]=value`.
  private func isObject(_ type: TypeReference) -> Bool {
    switch unaliased(type) {
    case .dictionary, .scalar(.json): true
    case .model(let id):
      switch models[id]?.shape {
      case .structure, .union: true
      case .enumeration, .alias, nil: false
      }
    case .nullable(let inner): isObject(inner)
    case .scalar, .array, .optional: false
    }
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
