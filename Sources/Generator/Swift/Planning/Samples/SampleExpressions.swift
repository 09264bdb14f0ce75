import SDKGenAPIModel

/// Samples as Swift expressions.
struct SampleExpressions: Sendable {
  let types: SwiftTypes
  let order: SampleOrder

  /// Returns what the initialiser of a model takes for a property; nil where it takes its default.
  func value(of property: Property, in model: ModelID) -> String? {
    if let end = order.lastPages[model]?[property.name] {
      return end == .null && !property.writesNull ? nil : expression(end, as: property.type)
    }
    let stated = property.constant ?? property.example
    if let stated = stated.flatMap({ expression($0, as: property.type) }) { return stated }
    if property.default != nil, types.initialValue(of: property) != nil { return nil }
    let limited = SampleLiterals(index: types.index, order: order).limited(property)
    if let limited = limited.flatMap({ expression($0, as: property.type) }) { return limited }
    let value = value(of: property.type, named: property.name, in: model)
    guard let limits = property.limits, let value, value != "[]",
      case .array = types.unaliased(property.type.unwrapped)
    else { return value }
    let elements = limits.filled([value.dropFirst().dropLast()])
    return "[\(elements.joined(separator: ", "))]"
  }

  /// Returns a value of a type in a model; nil where a sample has none.
  func value(of type: TypeReference, named name: String, in model: ModelID? = nil) -> String? {
    func inside(_ inner: TypeReference) -> String? {
      model.map { order.leadsBack(inner, to: $0) || order.isLarge(inner) } == true
        ? nil : value(of: inner, named: name, in: model)
    }
    switch types.unaliased(type) {
    case .scalar(let scalar):
      return SampleLiterals.literal(of: scalar, named: name).flatMap { expression($0, as: scalar) }
    case .optional(let inner): return inside(inner)
    case .nullable(let inner): return inside(inner).map { ".value(\($0))" } ?? ".null"
    case .array(let inner): return "[\(inside(inner) ?? "")]"
    case .dictionary(let inner): return inside(inner).map { "[\"key\": \($0)]" } ?? "[:]"
    case .model(let id): return value(of: id, named: name)
    }
  }

  private func value(of id: ModelID, named name: String) -> String? {
    guard order.hasSample(id), let model = types.models[id] else { return nil }
    if case .enumeration(_, let cases) = model.shape {
      return cases.first.map { "." + $0.name.text }
    }
    if !model.model.isImported { return "." + model.sampleName }
    let literals = SampleLiterals(index: types.index, order: order)
    return literals.literal(of: .model(id), named: name).flatMap { expression($0, as: .model(id)) }
  }

  /// Returns the expression of a value on the wire; nil where it does not fit, or cannot be written.
  private func expression(_ literal: Literal, as type: TypeReference) -> String? {
    types.expression(literal, as: type, scalar: expression(_:as:)) { literal, id in
      if case .object(let members) = literal { return expression(members, as: id) }
      return types.expression(literal, as: .model(id))
    }
  }

  private func expression(_ members: [Literal.Member], as id: ModelID) -> String? {
    guard case .structure(let structure)? = types.models[id]?.shape else { return nil }
    let properties = structure.properties.filter { types.constant(of: $0.declared) == nil }
    let arguments = properties.map { property in
      let value = members.first { $0.name == property.declared.name }?.value
      return SampleArgument(
        property, types, value: value.flatMap { expression($0, as: property.declared.type) })
    }
    guard arguments.allSatisfy({ $0.value != nil || !$0.isRequired }) else { return nil }
    return ".init(" + arguments.written.map(\.flat).joined(separator: ", ") + ")"
  }

  private func expression(_ literal: Literal, as scalar: Scalar) -> String? {
    switch (scalar, literal) {
    case (.uuid, .string(let text)): "SampleValue.uuid(\(swiftLiteral(text)))"
    case (.url, .string(let text)): "SampleValue.url(\(swiftLiteral(text)))"
    case (.data, .string(let text)): "SampleValue.data(\(swiftLiteral(text)))"
    case (.day(nil), .string(let text)): "SampleValue.day(\(swiftLiteral(text)))"
    case (.day, _): "SampleValue.day(\"2026-03-01\")"
    case (.date(.rfc3339), .string(let text)): "SampleValue.date(\(swiftLiteral(text)))"
    case (.date(.unixSeconds), .number(let text)): "Date(timeIntervalSince1970: \(text))"
    case (.date, _): "SampleValue.date(\"2026-03-01T12:00:00Z\")"
    case (.number, .string(let text)) where Double(text)?.isFinite == true:
      types.expression(.number(text), as: .scalar(scalar))
    case (.integer(_, let isSigned), .number(let text))
    where isSigned ? Int64(text) == nil : UInt64(text) == nil:
      nil
    default: types.expression(literal, as: .scalar(scalar))
    }
  }
}

/// An argument of a model's initialiser in a sample.
struct SampleArgument {
  var label: String
  var isRequired: Bool
  /// nil: the default.
  var value: String?

  init(_ property: PlannedProperty, _ types: SwiftTypes, value: String?) {
    label = property.name.name
    isRequired = types.initialValue(of: property.declared) == nil
    // A required argument that may be nil has to be stated.
    self.value = value ?? (isRequired && property.declared.type.isOptional ? "nil" : nil)
  }
}

extension [SampleArgument] {
  /// The arguments that are stated, in the initialiser's order.
  var written: [Code] {
    (filter(\.isRequired) + filter { !$0.isRequired }).compactMap { argument in
      argument.value.map { .labelled(argument.label, .text($0)) }
    }
  }
}

extension PlannedModel {
  /// The name of the sample, which no case of a union has.
  var sampleName: String {
    guard case .union(_, let cases) = shape, cases.contains(where: { $0.name.name == "sample" })
    else { return "sample" }
    return "sampleValue"
  }
}
