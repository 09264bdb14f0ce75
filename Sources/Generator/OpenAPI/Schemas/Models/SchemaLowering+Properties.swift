import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// A property of an object, and everything that its schemas state.
struct SchemaProperty {
  var field: Field
  var schema: MergedSchema
}

extension SchemaLowering {
  /// The merged properties of an object schema; nil when it is no object.
  mutating func properties(of schema: Element, named name: InlineName) -> [SchemaProperty]? {
    let location = SchemaLocation(schema, named: name)
    let merged = graph.merged([location], owner: location)
    guard merged.unions.isEmpty, merged.values == nil, merged.isObject else { return nil }
    return merged.properties.map { property in
      SchemaProperty(
        field: field(property, in: merged), schema: graph.merged(member: property.locations))
    }
  }

  mutating func field(_ property: MergedSchema.Property, in merged: MergedSchema) -> Field {
    let use = lower(property.locations)
    let isRequired = merged.requires(property.name)
    let nearest = property.locations.last?.element
    let schemas = property.locations.map { graph.schema($0.element) }
    var field = Field(
      name: property.name, type: isRequired ? use.reference : .optional(use.type),
      constant: use.constant, writesNull: isRequired && use.isNullable,
      location: nearest?.keyLocation ?? nearest?.location ?? graph.documents.root.location)
    field.direction = schemas.compactMap(\.access).last
    if schemas.contains(where: \.isDeprecated) { field.deprecation = Deprecation(nil) }
    field.about = documentation.text(for: property.locations)
    if let example = schemas.last(where: { $0.example != nil })?.example {
      field.example = use.reference.accepts(example.node) ? Literal(example.node) : nil
    }
    if let element = schemas.last(where: { $0.default != nil })?.default,
      let literal = defaultValue(element, as: use.reference), literal != .null,
      field.constant == nil
    {
      if isRequired, use.type.canDefault(to: literal) {
        field.default = literal
        field.reportsAbsence = true
      } else {
        field.describeDefault(literal)
      }
    }
    return field
  }

  /// A default as a value of its type; nil, reported, when it is none.
  private func defaultValue(_ element: Element, as type: TypeReference) -> Literal? {
    let node = element.node
    if case .optional = type, node.kind == .null { return .null }
    if case .scalar(.string) = type, node.kind == .number, let text = node.number {
      return .string(text)
    }
    guard type.accepts(node) else {
      graph.report(.openAPIDefault(Literal(node).written, element))
      return nil
    }
    return Literal(node)
  }

  /// Reports names that are required and are no property: nothing can be required of them.
  func reportUnknownRequired(_ merged: MergedSchema) {
    let known = Vocabulary(merged.properties.map(\.name))
    for requirement in merged.required where merged.property(requirement.name) == nil {
      graph.report(.openAPIRequired(requirement, among: known))
    }
  }
}
