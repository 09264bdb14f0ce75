internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// What a parameter is where callers say nothing: its default, or its only value.
extension ParameterLowering {
  /// The type, required or optional, with a default that is an initialiser or is described.
  func value(
    of source: ParameterSource, type: TypeReference, schema: Element?, in schemas: SchemaLowering
  ) -> (type: TypeReference, default: Literal?, fallback: String?) {
    let isRequired = source.isRequired
    // The date of a version is a name, which nobody computes with.
    var type = source.isVersion ? type.withNamedDays(schemas.scalar(of: schema)) : type
    if source.location == .path {
      // A value that is no Boolean was reported as such.
      if !isRequired, source.element["required"]?.node.kind ?? .bool == .bool {
        reader.report(.optionalPathParameter(source))
      }
      return (type.nonNull, nil, nil)
    }
    var literal = schema.flatMap { defaultValue(of: $0, in: schemas) }
    let fallback = literal?.wireText ?? schema.flatMap { writtenDefault(of: $0, type, in: schemas) }
    if source.isVersion, let schema {
      literal = literal ?? onlyValue(of: schema, in: schemas)
      if case .string? = literal, !schemas.hasValues(schema),
        literal.map({ isAllowed($0, of: type, by: schema, in: schemas) }) == false
      {
        type = isRequired ? .scalar(.string) : .optional(.scalar(.string))
      }
    }
    guard isRequired else {
      // A version is pinned: what the server takes for one tomorrow may be another API.
      if let literal, source.isVersion, isAllowed(literal, of: type, by: schema, in: schemas) {
        return (type.asOptional, literal, nil)
      }
      return (type.asOptional, nil, fallback)
    }
    if let literal, isAllowed(literal, of: type, by: schema, in: schemas) {
      return (type, literal, nil)
    }
    return (type, nil, fallback)
  }

  private func isAllowed(
    _ literal: Literal, of type: TypeReference, by schema: Element?, in schemas: SchemaLowering
  ) -> Bool {
    if literal.fits(type) { return true }
    guard type.namedModel != nil, let schema else { return false }
    let value = schemas.graph.valueBesideNull(of: schema) ?? schema
    return schemas.hasLiteral(literal, for: schemas.graph.merged(body: value))
  }

  /// The only value that is allowed, which is always sent.
  func onlyValue(
    _ source: ParameterSource, _ schema: Element?, in schemas: SchemaLowering
  ) -> Literal? {
    guard source.isRequired, let schema, let value = onlyValue(of: schema, in: schemas) else {
      return nil
    }
    // What no header can have is the caller's to say in another way.
    let isInHeader = source.location == .header || source.location == .cookie
    return !isInHeader || value.wireText.map(isHeaderValue) == true ? value : nil
  }

  private func onlyValue(of schema: Element, in schemas: SchemaLowering) -> Literal? {
    schemas.onlyValue(of: schema).flatMap { scalar($0, of: schema, in: schemas) }
  }

  /// The default of a schema, or of what it extends or refers to, if it is a scalar, of whatever type.
  private func defaultValue(of schema: Element, in schemas: SchemaLowering) -> Literal? {
    schemas.graph.nearest(to: schema) { $0.default }
      .flatMap { scalar($0.node, of: schema, in: schemas) }
  }

  /// The default of a list or an object, as it is written.
  private func writtenDefault(
    of schema: Element, _ type: TypeReference, in schemas: SchemaLowering
  ) -> String? {
    guard let stated = schemas.graph.nearest(to: schema, { $0.default }),
      [.array, .object].contains(stated.node.kind)
    else { return nil }
    let place = SchemaLocation(schema, named: InlineName(in: .api, []))
    return schemas.defaultValue(stated, of: type, at: [place])?.written
  }

  /// A scalar as the schema reads it, to which `01` may be a string.
  private func scalar(
    _ node: Node, of schema: Element, in schemas: SchemaLowering
  ) -> Literal? {
    let literal = Literal(
      node.kind == .string
        ? node : schemas.graph.meant(node, by: schemas.graph.merged(body: schema)))
    return literal.wireText == nil ? nil : literal
  }
}

extension TypeReference {
  /// The type with a string for a date; `scalar` is what a type with a name stands for.
  fileprivate func withNamedDays(_ scalar: Scalar?) -> TypeReference {
    switch self {
    case .scalar(.day), .scalar(.date): .scalar(.string)
    case .model:
      switch scalar {
      case .day, .date: .scalar(.string)
      default: self
      }
    case .optional(let inner): .optional(inner.withNamedDays(scalar))
    case .nullable(let inner): .nullable(inner.withNamedDays(scalar))
    case .scalar, .array, .dictionary: self
    }
  }
}

extension SchemaLowering {
  /// The scalar that a schema stands for, references followed.
  fileprivate func scalar(of schema: Element?) -> Scalar? {
    schema.flatMap { scalar(of: graph.merged(body: $0)) }
  }
}
