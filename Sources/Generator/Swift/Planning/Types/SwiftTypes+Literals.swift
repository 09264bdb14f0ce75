import SDKGenAPIModel

extension SwiftTypes {
  /// Returns a value of the spec as a Swift expression of this type; nil when there is no such literal.
  func expression(_ literal: Literal, as type: TypeReference) -> String? {
    expression(
      literal, as: type, scalar: expression(_:as:), model: enumCase(_:of:))
  }

  /// Does the same, with scalars and models as the caller writes them.
  func expression(
    _ literal: Literal, as type: TypeReference, scalar: (Literal, Scalar) -> String?,
    model: (Literal, ModelID) -> String?
  ) -> String? {
    func inner(_ literal: Literal, _ type: TypeReference) -> String? {
      expression(literal, as: type, scalar: scalar, model: model)
    }
    return switch (unaliased(type), literal) {
    case (.optional, .null): "nil"
    case (.nullable, .null): ".null"
    case (.optional(let wrapped), _): inner(literal, wrapped)
    case (.nullable(let wrapped), _): inner(literal, wrapped).map { ".value(\($0))" }
    case (.array(let element), .array(let values)):
      joined(values.map { inner($0, element) }, empty: "[]")
    case (.dictionary(let value), .object(let members)):
      joined(
        members.map { member in
          inner(member.value, value).map { "\(swiftLiteral(member.name)): \($0)" }
        }, empty: "[:]")
    case (.scalar(let kind), _): scalar(literal, kind)
    case (.model(let id), _): model(literal, id)
    default: nil
    }
  }

  /// Returns what a structure's initialiser takes for a property where the caller says nothing.
  func initialValue(of property: Property) -> String? {
    if let value = property.default.flatMap({ expression($0, as: property.type) }) { return value }
    // A property that must be there and may be null is the caller's to say.
    if property.type.isOptional { return property.writesNull ? nil : "nil" }
    return constant(of: property)
  }

  /// Returns the only value of a property that is always there; the initialiser does not ask for it.
  func constant(of property: Property) -> String? {
    property.type.isOptional ? nil : property.constant.flatMap { expression($0, as: property.type) }
  }

  private func joined(_ parts: [String?], empty: String) -> String? {
    let known = parts.compactMap { $0 }
    guard known.count == parts.count else { return nil }
    return known.isEmpty ? empty : "[" + known.joined(separator: ", ") + "]"
  }

  private func expression(_ literal: Literal, as scalar: Scalar) -> String? {
    switch (scalar, literal) {
    case (.bool, .bool(let value)), (.flag, .bool(let value)): "\(value)"
    case (.flag(let yes, let no), .string(let text)):
      text == yes ? "true" : text == no ? "false" : nil
    case (.integer, .number(let text)), (.number(.integer, _), .number(let text)):
      isInteger(text) ? numberLiteral(text) : nil
    case (.float, .number(let text)), (.double, .number(let text)), (.decimal, .number(let text)),
      (.number, .number(let text)):
      numberLiteral(text)
    case (.string, .string(let text)): swiftLiteral(text)
    case (.json, _): json(literal)
    default: nil
    }
  }

  private func isInteger(_ text: String) -> Bool {
    text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0).allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns a literal of the runtime's `JSON`.
  private func json(_ literal: Literal) -> String {
    switch literal {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .number(let text): numberLiteral(text)
    case .string(let text): swiftLiteral(text)
    case .array(let values): "[" + values.map(json).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "[:]"
        : "["
          + members.map { "\(swiftLiteral($0.name)): \(json($0.value))" }
          .joined(separator: ", ") + "]"
    }
  }

  private func enumCase(_ literal: Literal, of id: ModelID) -> String? {
    guard case .enumeration(let enumeration, let cases)? = models[id]?.shape else { return nil }
    if let known = cases.first(where: { $0.value.raw == literal }) { return "." + known.name.text }
    guard enumeration.allows(literal) else { return nil }
    return expression(
      literal, as: enumeration.rawType == .string ? .string : .integer(bits: nil, isSigned: true))
  }

  /// Returns the example of a property, a scalar or a list that fits on a line; nil where its type says as much: of a
  /// Boolean, of a constant, and of an enum that has the value.
  func shownExample(of property: Property) -> String? {
    guard let example = property.example, property.constant == nil else { return nil }
    switch index.value(of: property.type) {
    case .scalar(.bool): return nil
    case .model(let id):
      if case .enumeration(let enumeration)? = index.shape(of: id),
        enumeration.values.contains(where: { $0.raw == example })
      {
        return nil
      }
    default: break
    }
    guard case .array(let elements) = example, !elements.isEmpty else { return example.wireText }
    let text = example.jsonText
    return text.utf8.count <= 80 ? text : nil
  }
}

/// The expressions that read values out of a `FieldDecoder` named `fields`.
extension SwiftTypes {
  /// Returns the expression that reads a value: `fields.decode(Int.self, "id")`.
  ///
  /// - `name`: the name on the wire, as a literal.
  /// - `default`: the value where there is none, which is reported if it `reportsAbsence`.
  func reading(
    _ type: TypeReference, _ name: String, or default: Literal?, reportsAbsence: Bool = false
  ) -> Code {
    if let inner = nullableInside(type) {
      let arguments =
        format(of: inner).map { [name, "as: \($0)"] } ?? ["\(text(of: inner)).self", name]
      return .call("fields.decodeNullable", arguments.map { .text($0) })
    }
    let arguments =
      formatIfPresent(of: type).map { [name, "as: \($0)"] }
      ?? ["\(text(of: type.unwrapped)).self", name]
    return call(
      "decode", arguments, reading: type, or: `default`, reportsAbsence: reportsAbsence)
  }

  /// Returns the call of a method of `FieldDecoder` that reads a value which may be missing.
  func call(
    _ method: String, _ arguments: [String], reading type: TypeReference, or default: Literal?,
    reportsAbsence: Bool = false
  ) -> Code {
    let fallback = type.isOptional ? nil : `default`.flatMap { expression($0, as: type) }
    if reportsAbsence, let fallback {
      return .call("fields.\(method)", (arguments + ["default: \(fallback)"]).map { .text($0) })
    }
    let suffix = type.isOptional || fallback != nil ? "IfPresent" : ""
    return .row([
      .call("fields.\(method)\(suffix)", arguments.map { .text($0) }),
      .text(fallback.map { " ?? \($0)" } ?? ""),
    ])
  }
}
