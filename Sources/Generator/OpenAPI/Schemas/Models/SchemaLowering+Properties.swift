import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// A property of an object, and everything that its schemas state.
struct SchemaProperty {
  var property: Property
  /// One for each alternative that has it.
  var schemas: [MergedSchema]
}

/// What a form or multipart body is made of.
struct FormContents {
  var properties: [SchemaProperty] = []
  /// The schema of properties that are not declared.
  var further: MergedSchema?
  var furtherType: TypeReference?
  /// What the body may be besides an object, and thus has no names: one value or a list of them.
  var unnamed: SpreadSchema.Unnamed?
}

/// What the style of a form's field depends on.
struct FormField {
  var name: String
  var type: TypeReference
  fileprivate var locations: [SchemaLocation]
}

extension SchemaLowering {
  /// The merged properties of an object that are sent, and of a union those of all its members. What only some of them
  /// require may be left out.
  mutating func contents(of schema: Element, named name: InlineName) -> FormContents {
    let spread = form(schema, named: name)
    var contents = FormContents(unnamed: spread.unnamed)
    contents.properties = spread.object.properties.compactMap { property in
      let others = spread.alternatives[property.name] ?? []
      var lowered = self.property(property, in: spread.object)
      if lowered.direction == .received { return nil }
      let schemas = ([property.locations] + others).map { graph.merged(member: $0) }
      join(&lowered, with: others, schemas)
      if let literal = lowered.default, lowered.type.namedModel != nil,
        !hasLiteral(literal, for: schemas[0])
      {
        lowered.default = nil
        lowered.describeDefault(literal)
      }
      return SchemaProperty(property: lowered, schemas: schemas)
    }
    if !spread.object.additional.isEmpty {
      contents.further = graph.merged(member: spread.object.additional)
      contents.furtherType = lower(spread.object.additional).reference
    } else if spread.object.allowsAdditional == true {
      contents.further = MergedSchema()
      contents.furtherType = .scalar(.json)
    }
    return contents
  }

  /// Widens a property to what all alternatives say of it: to text where they are scalars or lists of them.
  private mutating func join(
    _ property: inout Property, with others: [[SchemaLocation]], _ schemas: [MergedSchema]
  ) {
    for other in others {
      let use = lower(other)
      if use.constant != property.constant { property.constant = nil }
      if use.type.nonNull == property.type.nonNull { continue }
      let areLists = schemas.allSatisfy {
        $0.knownKinds.subtracting(.null) == .array && !$0.items.isEmpty && $0.tuple.isEmpty
      }
      let elements = areLists ? schemas.map { graph.merged(member: $0.items) } : schemas
      let type = TypeReference.scalar(elements.allSatisfy(isScalar) ? .string : .json)
      let whole = areLists ? .array(type) : type
      property.type = property.type.isOptional ? .optional(whole) : whole
      property.default = nil
      return
    }
  }

  /// Returns whether Swift has a literal for a default: a scalar's, or a value of an enum, also of one that alternatives
  /// are.
  func hasLiteral(_ literal: Literal, for merged: MergedSchema) -> Bool {
    if !merged.unions.isEmpty {
      return classifier.domain(of: merged).map { $0.allows(literal) } ?? false
    }
    if let values = merged.values?.map({ Literal($0.node, as: merged.kinds) }) {
      // Values of several kinds are a union, whose cases Swift has no literals for.
      return values.contains(literal) && Set(values.map(\.kind)).count == 1
    }
    return scalar(of: merged).map { literal.fits(.scalar($0)) } ?? false
  }

  /// The scalar that a schema is, whatever it is called; nil for other types, and for what may be several.
  func scalar(of merged: MergedSchema) -> Scalar? {
    guard merged.unions.isEmpty, merged.values == nil, let kind = merged.knownKinds.only,
      kind != .array, kind != .object
    else { return nil }
    return classifier.scalars.type(of: kind, merged.format)
  }

  private func isScalar(_ schema: MergedSchema) -> Bool {
    schema.unions.isEmpty && !schema.knownKinds.isEmpty
      && schema.knownKinds.isDisjoint(with: [.object, .array])
  }

  /// The fields of a form whose type is lowered already.
  mutating func fields(of schema: Element, named name: InlineName) -> [FormField] {
    form(schema, named: name).object.properties.map { property in
      FormField(
        name: property.name, type: lower(property.locations).type, locations: property.locations)
    }
  }

  /// What is common to the fields that are not declared; nil for an object without, or of which nothing is said.
  mutating func furtherField(of schema: Element, named name: InlineName) -> FormField? {
    let locations = form(schema, named: name).object.additional
    return locations.isEmpty
      ? nil : FormField(name: "", type: lower(locations).type, locations: locations)
  }

  func isObject(_ field: FormField) -> Bool { graph.merged(member: field.locations).isObject }

  func isUnion(_ field: FormField) -> Bool {
    !graph.merged(member: field.locations).unions.isEmpty
  }

  private func form(_ schema: Element, named name: InlineName) -> SpreadSchema {
    let location = SchemaLocation(schema, named: name)
    return SpreadSchema(graph.merged([location], owner: location), named: name, in: graph)
  }

  mutating func property(
    _ source: MergedSchema.Property, in merged: MergedSchema
  ) -> Property {
    var use = lower(source.locations)
    let isRequired = merged.requires(source.name)
    if !isRequired || use.isNullable, let only = enumeration(of: use, at: source.locations) {
      use.type = only
    }
    let nearest = source.locations.last?.element
    let schemas = source.locations.map { graph.schema($0.element) }
    var (swiftName, deprecation): (String?, Deprecation?) = (nil, nil)
    var example: Element?
    var fallback: Element?
    for schema in schemas {
      if let name = schema.statedName, schema.element.isProperty { swiftName = name }
      if schema.isDeprecated { deprecation = Deprecation(nil) }
      example = schema.example ?? example
      fallback = graph.nearest(to: schema.element) { $0.default } ?? fallback
    }
    var property = Property(
      name: source.name, swiftName: swiftName, about: documentation.text(for: source.locations),
      deprecation: deprecation, type: isRequired ? use.reference : .optional(use.type),
      example: example.flatMap { self.example($0, of: use.reference, at: source.locations) },
      constant: use.constant, writesNull: isRequired && use.isNullable,
      direction: direction(of: source),
      location: nearest?.keyLocation ?? nearest?.location ?? graph.documents.root.location)
    // Its type is any JSON, or null.
    if let nearest, graph.nearest(to: nearest, { $0.isNull ? true : nil }) != nil {
      property.example = .null
    }
    property.limits = SampleLimits(
      of: schemas.map(\.element.node), format: nearest.flatMap(graph.textFormat))
    if let fallback, let literal = defaultValue(fallback, of: use.reference, at: source.locations),
      literal != .null, property.constant == nil
    {
      if isRequired, use.type.canDefault(to: literal) {
        property.default = literal
        property.reportsAbsence = !use.isNullable
      } else {
        property.describeDefault(literal)
      }
    }
    return property
  }

  /// An example as its type reads it; one that does not fit is left out when all models are known.
  private func example(
    _ element: Element, of type: TypeReference, at locations: [SchemaLocation]
  ) -> Literal? {
    literal(element, of: type, at: locations)
      ?? (element.node.kind == .null ? nil : Literal(element.node))
  }

  /// The only direction in which a property travels, as the nearest schema says that speaks of it.
  func direction(of property: MergedSchema.Property) -> Property.Direction? {
    for location in property.locations.reversed() {
      if let access = graph.nearest(to: location.element, { $0.access }) { return access }
    }
    return nil
  }

  /// The enum of a string that has one value and may be left out, so that a call can state the value; nil for other
  /// types, and for those of declared schemas.
  private mutating func enumeration(
    of use: TypeUse, at locations: [SchemaLocation]
  ) -> TypeReference? {
    guard use.type == .scalar(.string), case .string? = use.constant, let last = locations.last
    else { return nil }
    let id = graph.id(of: SchemaKey(locations))
    let merged = graph.merged(
      locations, owner: SchemaLocation(last.element, in: id, user: last.name.user))
    guard let enumeration = classifier.enumeration(of: merged) else { return nil }
    define(
      .enumeration(enumeration), as: id, of: merged, at: locations, order: slots.nextOrder())
    return slots.reference(to: id)
  }

  /// A default as a value of its type; nil, reported, when it is of another.
  func defaultValue(
    _ element: Element, of type: TypeReference, at locations: [SchemaLocation]
  ) -> Literal? {
    let schema = graph.merged(member: locations)
    let meant = graph.meant(element.node, by: schema)
    let literal = graph.allows(meant, by: schema) ? type.literal(meant) : nil
    // Null says that the value may be left out.
    if literal == nil, element.node.kind == .null { return .null }
    let isSame =
      literal == Literal(element.node)
      || literal == Literal(meant)
        && Literal(meant.withWholeNumbers) == Literal(element.node.withWholeNumbers)
    if !isSame {
      let text = literal == nil ? nil : element.node.text
      let written = text ?? Literal(element.node).written
      graph.report(.openAPIDefault(written, element, readAs: literal))
    }
    return literal
  }

  /// A value of a type that schemas describe; nil where it is of another.
  private func literal(
    _ element: Element, of type: TypeReference, at locations: [SchemaLocation]
  ) -> Literal? {
    type.literal(graph.meant(element.node, by: graph.merged(member: locations)))
  }

  /// Notes names that are required and are no property, to report those that no schema has which extends this one.
  mutating func noteUnknownRequired(_ merged: MergedSchema, of element: Element?) {
    for requirement in merged.required where merged.hasProperty(requirement.name) {
      // Of its own it has them all, as nearly every schema does.
      if requirement.schema.pointer != element?.pointer {
        knownRequired.insert(requirement.node.location)
      }
    }
    let unknown = merged.required.filter { !merged.hasProperty($0.name) }
    if unknown.isEmpty { return }
    let known = Vocabulary(merged.properties.map(\.name))
    unknownRequired += unknown.map { ($0, known) }
  }

  mutating func reportUnknownRequired() {
    for (requirement, known) in unknownRequired
    where !graph.tagRequirements.contains(requirement.node.location)
      && knownRequired.insert(requirement.node.location).inserted
    {
      graph.report(.openAPIRequired(requirement, among: known))
    }
  }
}

extension SampleLimits {
  /// Reads those of a property's schemas; nil where there are none.
  init?(of schemas: [Node], format: String?) {
    self.init(format: format) { key in
      var index = schemas.count
      while index > 0 {
        index -= 1
        if let limit = schemas[index][key]?.value.number.flatMap(Double.init) { return limit }
      }
      return nil
    }
  }
}

extension SchemaGraph {
  /// Returns the format of a string, or of the strings in a list: the schema's, or that of one which it refers to.
  fileprivate func textFormat(of element: Element) -> String? {
    var next: Element? = element
    // References may lead in a circle, or nowhere, which is reported where types are read.
    for _ in 0..<16 {
      guard let element = next else { return nil }
      let schema = schema(element)
      if let format = schema.format.name { return format }
      let target = schema.reference.flatMap { documents[$0.target] }
      next = target ?? schema.allOf.first ?? schema.items
    }
    return nil
  }
}
