import SDKGenAPIModel

/// The expressions that requests are made of, one for each parameter.
struct RequestValues: Sendable {
  private let types: SwiftTypes

  init(_ types: SwiftTypes) { self.types = types }

  /// Returns a query item, header, cookie or form field: `("userId", userID)`.
  func item(_ parameter: PlannedParameter) -> Code {
    .tuple([.text(swiftLiteral(parameter.parameter.name)), .text(value(of: parameter))])
  }

  /// Returns what a parameter sends.
  func value(of planned: PlannedParameter) -> String {
    let parameter = planned.parameter
    return switch parameter.value {
    case .constant(let constant): expression(constant)
    case .client(let name, let isRequired): clientValue(name, isRequired: isRequired)
    case .argument(let type, _): value(of: parameter, named: planned.name?.text ?? "nil", type)
    }
  }

  /// Returns what a parameter sends of an expression.
  func value(of parameter: Parameter, named name: String, _ type: TypeReference) -> String {
    value(
      named: name, type,
      style: parameter.style == .repeat && parameter.elementStyles.isEmpty ? nil : parameter.style,
      elements: parameter.elementStyles, allowsReserved: parameter.allowsReserved)
  }

  /// Returns what stands between the parentheses of an interpolation. A string says its name, because
  /// it can be refused; the style `matrix` writes it.
  func pathValue(_ planned: PlannedParameter) -> String? {
    let parameter = planned.parameter
    if case .client(let name, let isRequired) = parameter.value {
      return clientValue(name, isRequired: isRequired)
    }
    guard case .argument(let type, _) = parameter.value else { return nil }
    let name = planned.name?.text ?? ""
    let isUsual =
      (parameter.style == .repeat || parameter.style == .comma) && parameter.elementStyles.isEmpty
    let style = isUsual ? nil : parameter.style
    let value = value(
      named: name, type, style: style, elements: parameter.elementStyles,
      allowsReserved: parameter.allowsReserved)
    let needsName =
      switch types.unaliased(type) {
      case .scalar(.string), .model: true
      default: value != name && style != nil || !writesItself(type)
      }
    let isName = isPathName(parameter.name) || parameter.style.isMatrix
    let label = isName ? parameter.name : planned.name?.name ?? parameter.name
    return value + (needsName ? ", \(swiftLiteral(label))" : "")
  }

  private func clientValue(_ name: String, isRequired: Bool) -> String {
    "ClientParameter(\(swiftLiteral(name))\(isRequired ? "" : ", isRequired: false"))"
  }

  /// Returns a value as something that encodes, with its format where it has one.
  func formatted(_ name: String, _ type: TypeReference) -> String {
    guard let format = types.formatIfPresent(of: type) else { return name }
    return type.isOptional
      ? "\(name).map { Formatted($0, \(format)) }" : "Formatted(\(name), \(format))"
  }

  /// `style` is nil where the usual one is meant.
  private func value(
    named name: String, _ type: TypeReference, style: Parameter.Style?, elements: [Parameter.Style],
    allowsReserved: Bool = false
  ) -> String {
    let style = style.flatMap { hasEffect($0, on: type) ? $0.code(of: elements) : nil }
    let reserved = allowsReserved ? "allowsReserved: true" : nil
    if writesItself(type.unwrapped), style != ".json", style != ".wholeJSON" {
      let formatted = types.formatIfPresent(of: type).map { ".formatted(as: \($0))" } ?? ""
      let said = [style, reserved].compactMap { $0 }
      return name + formatted
        + (said.isEmpty ? "" : ".styled(" + said.joined(separator: ", ") + ")")
    }
    let encoded = encoded(name, type, style: style.map { ", " + $0 } ?? "")
    return encoded + (reserved.map { ".styled(\($0))" } ?? "")
  }

  private func encoded(_ name: String, _ type: TypeReference, style: String) -> String {
    let isOptional = type.isOptional
    guard let format = types.formatIfPresent(of: type) else {
      return "EncodedValue(\(isOptional ? "ifPresent: " : "")\(name)\(style))"
    }
    return isOptional
      ? "\(name).map { EncodedValue(Formatted($0, \(format))\(style)) }"
      : "EncodedValue(Formatted(\(name), \(format))\(style))"
  }

  /// Returns whether it is a `QueryValue`: a scalar, an enum, or a list of them.
  private func writesItself(_ type: TypeReference) -> Bool {
    switch types.unaliased(type) {
    case .scalar(.json), .scalar(.external): false
    case .scalar: true
    case .array(let element):
      if case .array = types.unaliased(element) { false } else { writesItself(element) }
    case .model(let id):
      if case .enumeration? = types.shape(of: id) { true } else { false }
    case .dictionary, .optional, .nullable: false
    }
  }

  /// Returns whether the style changes what is sent: scalars are written alike by most.
  private func hasEffect(_ style: Parameter.Style, on type: TypeReference) -> Bool {
    switch style {
    case .label, .labelExploded, .matrix, .matrixExploded, .json, .whole, .wholeJSON, .cookie,
      .cookieComma:
      return true
    case .repeat, .comma, .commaPairs, .brackets, .pipe, .space, .tab, .deepObject, .jsonObjects,
      .fields:
      break
    }
    let inner = type.unwrapped
    if case .array = types.unaliased(inner) { return true }
    return !writesItself(inner)
  }

  private func expression(_ constant: Constant) -> String {
    switch constant {
    case .same(let literal): return swiftLiteral(literal, otherwise: "\"\"")
    case .byServer(let choices):
      let values = choices.map {
        swiftLiteral($0.server) + ": " + swiftLiteral($0.value, otherwise: "\"\"")
      }
      return "ServerConstant.byServer([" + values.joined(separator: ", ") + "])"
    }
  }
}

extension Parameter.Style {
  /// Returns the case of the runtime's `ParameterStyle`, with those of lists in the list.
  func code(of elements: [Self]) -> String {
    guard let next = elements.first else { return "." + rawValue }
    return ".lists(.\(rawValue), of: \(next.code(of: Array(elements.dropFirst()))))"
  }
}
