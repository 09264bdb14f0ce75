import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

extension SchemaLowering {
  mutating func objectOutcome(of facets: Facets, at sites: [Site], _ id: ModelID) -> Outcome {
    remarkOnRequired(facets)
    let additional = additionalType(of: facets).map { withinDepth($0, at: sites) }
    guard !facets.properties.isEmpty else {
      return Outcome(.dictionary(additional ?? .scalar(.json)))
    }
    let fields = facets.properties.map { field($0, in: facets) }
    return Outcome(.structure(Structure(fields: fields, additional: additional)))
  }

  /// What a further array or dictionary may hold: the compiler is no match for deeper ones.
  mutating func withinDepth(_ type: TypeReference, at sites: [Site]) -> TypeReference {
    guard type.depth >= TypeReference.maximumDepth, let element = sites.last?.element else {
      return type
    }
    reader.remarks.add(.openAPITypeTooDeep(element))
    return .scalar(.json)
  }

  /// nil: members that are no properties are not spoken of.
  private mutating func additionalType(of facets: Facets) -> TypeReference? {
    if !facets.additional.isEmpty {
      // Patterns and the rest may differ; a dictionary has one type.
      let types = facets.additional.map { lower([$0]).reference }
      return Set(types).count == 1 ? types.first : .scalar(.json)
    }
    return facets.allowsAdditional == true ? .scalar(.json) : nil
  }

  mutating func field(_ property: Facets.Property, in facets: Facets) -> Field {
    let use = lower(property.sites)
    let isRequired = facets.requires(property.name)
    let nearest = property.sites.last?.element
    let schemas = property.sites.map { reader.read($0.element) }
    var field = Field(
      name: property.name, type: isRequired ? use.reference : .optional(use.type),
      constant: use.constant, writesNull: isRequired && use.isNullable,
      location: nearest?.keyLocation ?? nearest?.location ?? unknownPlace)
    field.direction = schemas.compactMap(\.access).last
    if schemas.contains(where: \.isDeprecated) { field.deprecation = Deprecation(nil) }
    field.about = about(property.sites, nil)
    describe(&field, schemas, use, isRequired: isRequired)
    return field
  }

  private mutating func describe(
    _ field: inout Field, _ schemas: [Schema], _ use: Use, isRequired: Bool
  ) {
    if let example = schemas.last(where: { $0.example != nil })?.example {
      field.example = fits(example.node, use.reference) ? Literal(example.node) : nil
    }
    guard let element = schemas.last(where: { $0.default != nil })?.default,
      let literal = defaultValue(element, as: use.reference), literal != .null
    else { return }
    if isRequired, isInitializer(literal, use.type) {
      if field.constant == nil { field.default = literal }
    } else if field.constant == nil {
      field.tellDefault(literal)
    }
  }

  /// Names that are required and are no property: nothing can be required of them.
  private mutating func remarkOnRequired(_ facets: Facets) {
    let known = Vocabulary(facets.properties.map(\.name))
    for requirement in facets.required where facets.property(requirement.name) == nil {
      reader.remarks.add(.openAPIRequired(requirement, among: known))
    }
  }
}

extension SchemaLowering {
  /// What is said of a place, nearest first: a description, else a title; with the sentences for
  /// rules that no type expresses.
  mutating func about(_ sites: [Site], _ facets: Facets?) -> String? {
    let nearestFirst =
      sites.filter { !$0.isInherited }.reversed() + sites.filter(\.isInherited).reversed()
    var text: String?
    for site in nearestFirst where text == nil {
      text = described(site.element) { $0.description }
    }
    for site in nearestFirst where text == nil { text = described(site.element) { $0.title } }
    let rules = facets.map { self.rules(of: $0) } ?? []
    let parts = [text].compactMap { $0 } + rules
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  private mutating func described(
    _ element: Element, _ keyword: (SchemaContent) -> Node?
  ) -> String? {
    let schema = reader.read(element)
    if let text = keyword(schema.content)?.string, !text.isEmpty { return text }
    for member in schema.allOf.reversed() {
      if let text = described(member, keyword) { return text }
    }
    // `anyOf: [X, null]` is X.
    let alternatives = (schema.oneOf + schema.anyOf).filter { reader.read($0).kinds != .null }
    return alternatives.count == 1 ? described(alternatives[0], keyword) : nil
  }
}
