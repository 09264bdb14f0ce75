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
      reportUndeclared(item.variable)
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
    undeclared.forEach(reportUndeclared)
  }

  /// Reports a parameter unless what declares it may be what could not be read.
  private func reportUndeclared(_ name: String) {
    let isUnknown = operation.parameterLists.flatMap(\.elements).contains {
      $0["$ref"] != nil && reader.schema($0) == nil
    }
    if isUnknown { return }
    reader.report(.undeclaredPathParameter(name, operation.element))
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
    if content != nil, let other = element["schema"] {
      reader.report(.schemaBesideContent(source.name, other))
    }
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
    if content == nil, let schema { checkDeepObject(source, schema, in: schemas) }
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
    let isCounted = type.nonNull != .scalar(.string)
    return LoweredParameter(
      location: source.location, parameter: parameter, element: source.use,
      firstNumber: isCounted ? reader.firstNumber(of: schema, saidBy: description) : nil)
  }

  /// Reports `deepObject` of what is no object.
  private func checkDeepObject(
    _ source: ParameterSource, _ schema: Element, in schemas: SchemaLowering
  ) {
    guard let style = source.element["style"], style.node.string == "deepObject" else { return }
    let meant = schemas.graph.merged(body: schema)
    if meant.unions.isEmpty, !meant.knownKinds.isEmpty,
      meant.knownKinds.isDisjoint(with: [.object, .array])
    {
      reader.report(.deepObjectOfOther(source.name, style))
    }
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
    for other in types where other.name != first.name && !other.sharesKey(with: first) {
      reader.count(.otherContent, other.element)
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
