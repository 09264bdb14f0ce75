internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

struct LoweredParameter {
  var location: ParameterLocation
  var parameter: Parameter
  var element: Element
  var firstNumber: Int?
}

extension [LoweredParameter] {
  func values(in location: ParameterLocation) -> [Parameter] {
    filter { $0.location == location }.map(\.parameter)
  }
}

/// Turns the parameters of an operation into parameters of the API.
struct ParameterLowering {
  let reader: DocumentReader
  private let operation: OperationSource
  /// The client may send a credential in that header; else only a caller can pass it.
  private let sendsAuthorization: Bool

  init(_ reader: DocumentReader, _ operation: OperationSource, sendsAuthorization: Bool) {
    self.reader = reader
    self.operation = operation
    self.sendsAuthorization = sendsAuthorization
  }

  /// The parameters of an operation and those of its path that it does not redefine.
  func parameters(with schemas: inout SchemaLowering) -> [LoweredParameter] {
    let own = operation.element["parameters"].map { reader.parameters($0) } ?? []
    let shared = operation.parameters.map { outer in own.first(where: outer.isSame) ?? outer }
    let others = own.filter { !shared.contains(where: $0.isSame) }
    let declared = placed(reader.withOneQuery(shared + others))
    reportPathParameters(declared)
    return declared.filter { !isFixed($0, in: schemas) }.compactMap { lower($0, with: &schemas) }
      + undeclared(besides: declared)
  }

  // MARK: The query of a path's key

  /// Returns the parameters with those that the key has behind `?` in the query, under the name that stands there:
  /// `?page={page}`, `{?page}`.
  private func placed(_ sources: [ParameterSource]) -> [ParameterSource] {
    let items = operation.key.query
    var placed: [ParameterSource] = []
    for var source in sources {
      let item = items.first { item in
        let isNamed = sources.contains { $0.location == .query && $0.name == item.name }
        return switch source.location {
        case .query: source.name == (isNamed ? item.name : item.variable)
        case .path:
          item.value == nil && !isNamed && item.variable == source.name
            && !operation.key.names.contains(source.name)
        case .header, .cookie: false
        }
      }
      if let item {
        source.location = .query
        source.name = item.name
        source.isInKey = !item.isOptional
      }
      if let first = placed.first(where: source.isSame) {
        reader.report(.duplicateParameter(source, first: first))
      } else {
        placed.append(source)
      }
    }
    return placed
  }

  /// Returns whether the key has the value, which is sent as it stands there. One without a value, `?acl`, only says
  /// that the parameter is part of the call.
  private func isFixed(_ source: ParameterSource, in schemas: SchemaLowering) -> Bool {
    guard source.location == .query,
      let value = operation.key.query.first(where: { $0.name == source.name })?.value,
      !value.isEmpty
    else { return false }
    let schema = (source.element["schema"] ?? content(of: source, in: schemas)?.schema).flatMap {
      reader.schema($0)
    }
    let allowed = [schema?["const"]].compactMap { $0 } + (schema?["enum"]?.elements ?? [])
    let isAnother = allowed.contains {
      $0.node.text != value && Literal($0.node).wireText != value
    }
    if allowed.isEmpty || isAnother {
      reader.report(.fixedParameter(source, value))
    }
    return true
  }

  /// The arguments for what the key has in braces behind `?` and no parameter describes.
  private func undeclared(besides declared: [ParameterSource]) -> [LoweredParameter] {
    operation.key.query.compactMap { item in
      let isDeclared = declared.contains { $0.location == .query && $0.name == item.name }
      guard item.value == nil, !isDeclared else { return nil }
      reader.report(.undeclaredPathParameter(item.variable, operation.element))
      let type = TypeReference.scalar(.string)
      return LoweredParameter(
        location: .query,
        parameter: Parameter(
          name: item.name, value: .argument(item.isOptional ? .optional(type) : type, default: nil),
          location: operation.element.location), element: operation.element)
    }
  }

  /// Reports parameters that the path does not have, or else the names in the path that no parameter has: two names
  /// for one thing are one mistake.
  private func reportPathParameters(_ sources: [ParameterSource]) {
    let declared = sources.filter { $0.location == .path }
    let names = operation.key.names
    let undeclared = names.filter { name in !declared.contains { $0.name == name } }
    let unused = declared.filter { !names.contains($0.name) }
    for source in unused {
      reader.report(.unusedPathParameter(source, names, undeclared: undeclared))
    }
    guard unused.isEmpty else { return }
    for name in undeclared { reader.report(.undeclaredPathParameter(name, operation.element)) }
  }

  private func lower(
    _ source: ParameterSource, with schemas: inout SchemaLowering
  ) -> LoweredParameter? {
    guard isSent(source) else { return nil }
    var source = source
    source.statedName = NameExtension.name(of: source.element, among: schemas.options.extensions)
    let element = source.element
    let content = content(of: source, in: schemas)
    let schema = content?.schema ?? element["schema"]
    if schema == nil, content == nil {
      reader.report(.parameterWithoutSchema(source.name, element))
    }
    if source.isWholeQuery, content == nil, let schema {
      reader.report(.queryWithoutContent(source.name, schema))
    }
    if let empty = element["allowEmptyValue"], empty.node.bool == true {
      reader.count(.emptyValues, empty)
    }
    let type =
      schema.map { schemas.type(of: $0, named: InlineName(of: source, in: operation)) }
      ?? .scalar(.string)
    let value = value(of: source, type: type, schema: schema, in: schemas)
    let description = description(of: source, schema)
    let about =
      value.fallback.map { describing(default: $0, written: $0, after: trimmed(description)) }
      ?? description
    let isGiven = source.location == .path || source.isWholeQuery
    let fixed = isGiven ? nil : onlyValue(source, schema, in: schemas)
    let styles = content.map { [$0.style] } ?? styles(of: source)
    var parameter = Parameter(
      name: source.name, swiftName: source.statedName, about: trimmed(about),
      deprecation: element.deprecation,
      value: fixed.map { .constant(.same($0)) }
        ?? .argument(value.type, default: value.default),
      style: styles[0], allowsReserved: allowsReserved(source),
      location: element.location)
    parameter.elementStyles = Array(styles.dropFirst())
    parameter.isRequired = source.isRequired
    return LoweredParameter(
      location: source.location, parameter: parameter, element: source.use,
      firstNumber: reader.firstNumber(of: schema, saidBy: description))
  }

  /// The parameter's own description, else that of its schema.
  private func description(of source: ParameterSource, _ schema: Element?) -> String? {
    let texts = [source.use, source.element, schema, schema.flatMap { reader.schema($0) }]
    return texts.lazy.compactMap { $0?.markdown("description") }.first { !$0.isEmpty }
  }

  /// Returns true for a part of the request; reports others.
  private func isSent(_ source: ParameterSource) -> Bool {
    switch source.location {
    case .path where !operation.key.names.contains(source.name): return false
    case .header
    where ["accept", "content-type"].contains(source.name.lowercased())
      || source.name.lowercased() == "authorization" && sendsAuthorization
      || isReservedHeader(source.name):
      reader.count(.ignoredHeader(source.name), source.use)
      return false
    case .header where !isHeaderName(source.name):
      reader.report(.badHeaderName(source))
      return false
    default: return true
    }
  }

  /// The type, required or optional, with a default that is an initialiser or is described.
  private func value(
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
  private func onlyValue(
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

  /// In paths and cookies only where OpenAPI 3.2 is stated, which says what it means there.
  private func allowsReserved(_ source: ParameterSource) -> Bool {
    switch source.location {
    case .query: return source.element.flag("allowReserved")
    case .path where operation.key.reserved.contains(source.name): return true
    case .path, .cookie: return reader.isNewer && source.element.flag("allowReserved")
    case .header: return false
    }
  }

  /// The schema and style of a parameter with `content`, which is JSON or text as it is.
  private func content(
    of source: ParameterSource, in schemas: SchemaLowering
  ) -> (schema: Element?, style: Parameter.Style)? {
    guard let content = source.element["content"] else { return nil }
    let types = reader.mediaTypes(content)
    guard let first = types.first(where: { $0.kind == .json }) ?? types.first else {
      reader.report(.parameterWithoutSchema(source.name, source.element))
      return nil
    }
    if first.kind == .json { return (first.schema, source.isWholeQuery ? .wholeJSON : .json) }
    if source.isWholeQuery {
      if first.kind != .form { return (first.schema, .whole) }
      if let encoding = first.element["encoding"] {
        reader.report(.unreadItems(encoding, of: "the query '\(source.name)'"))
      }
      return (first.schema, .fields)
    }
    if first.kind != .text { reader.report(.parameterContent(source.name, first)) }
    // The caller writes any other text than that of a scalar.
    return (
      first.schema.flatMap { schemas.isPlainText(schemas.merged($0)) ? $0 : nil }, style(of: source)
    )
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
