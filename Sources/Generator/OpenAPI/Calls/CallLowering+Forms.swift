internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

extension CallLowering {
  /// `application/x-www-form-urlencoded`; nil for an object that nothing can stand in.
  mutating func form(
    _ media: MediaType, isRequired: Bool, _ place: InlinePlace
  ) -> LoweredBody? {
    guard let schema = media.schema,
      let fields = schemas.fields(of: schema, inside: place.place, words: place.words)
    else {
      report(.bodyShape(media, "a form"))
      return LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
    }
    if fields.isEmpty, !takesAnything(schema) { return nil }
    let type = schemas.type(of: schema, inside: place.place, words: place.words)
    let encodings = encodings(of: media, fields)
    let styles = fields.compactMap { field in
      fieldStyle(field, encodings[field.field.name]).map {
        FieldStyle(field: field.field.name, style: $0)
      }
    }
    return LoweredBody(
      body: .formValue(isRequired ? type.nonNull : type.asOptional, styles: styles),
      streamSwitch: streamSwitch(in: fields))
  }

  /// nil: brackets, which is what `deepObject` means, and a scalar has no style at all.
  private mutating func fieldStyle(_ field: SchemaField, _ encoding: Element?) -> Parameter.Style? {
    let explode = encoding?["explode"]?.node.bool
    if let written = encoding?["style"] {
      guard let style = queryStyle(written.node.string, explode) else {
        report(.encodingStyle(field.field.name, written))
        return nil
      }
      return style == .deepObject ? nil : style
    }
    if let type = encoding?.text("contentType"), MediaType.kind(of: type) == .json { return .json }
    if explode == false { return .comma }
    // RFC 6570's form, exploded, and JSON for what has members: the standard's defaults.
    switch field.field.type.nonNull {
    case .array: return .repeat
    case .dictionary: return .json
    case .model: return isObject(field.element) ? .json : nil
    case .scalar, .optional, .nullable: return nil
    }
  }

  /// Whether members that have no name in the document are allowed in words: not only by silence.
  private func takesAnything(_ schema: Element) -> Bool {
    guard case .found(let schema) = documents.resolve(schema),
      let additional = schema["additionalProperties"]?.node
    else { return false }
    return additional.bool ?? true
  }

  /// Whether a schema means an object and nothing beside it.
  private func isObject(_ schema: Element) -> Bool {
    guard case .found(let schema) = documents.resolve(schema) else { return false }
    return schema.text("type") == "object" || schema["properties"] != nil
      || schema["allOf"] != nil
  }

  /// `multipart/form-data`, an argument for each property.
  mutating func multipart(
    _ media: MediaType, isRequired: Bool, _ place: InlinePlace
  ) -> LoweredBody? {
    guard let schema = media.schema,
      let fields = schemas.fields(of: schema, inside: place.place, words: place.words),
      !fields.isEmpty
    else {
      report(.bodyShape(media, "a multipart body"))
      return LoweredBody(body: .raw(contentType: media.name), isOptional: !isRequired)
    }
    let encodings = encodings(of: media, fields)
    let parts = fields.map { part($0, encodings[$0.field.name], isRequired: isRequired) }
    return LoweredBody(
      body: .multipart(parts), streamSwitch: streamSwitch(in: fields))
  }

  private func streamSwitch(in fields: [SchemaField]) -> String? {
    fields.contains { $0.isStreamSwitch } ? "stream" : nil
  }

  private mutating func part(
    _ source: SchemaField, _ encoding: Element?, isRequired: Bool
  ) -> Parameter {
    let field = source.field
    var type = partType(source)
    // Absent parts are left out; so are null ones, as a part has no null.
    if !isRequired, !type.acceptsNull { type = .optional(type) }
    if let headers = encoding?["headers"] { count(.encodingHeaders, headers) }
    let isFixed = field.constant != nil && !type.acceptsNull
    return Parameter(
      name: field.name, about: field.about, deprecation: field.deprecation,
      value: isFixed
        ? .constant(.same(field.constant ?? .null))
        : .argument(type, default: field.default.flatMap { $0.fits(type) ? $0 : nil }),
      contentType: contentType(encoding), location: field.location)
  }

  /// One type, as a choice of several is the caller's.
  private func contentType(_ encoding: Element?) -> String? {
    guard let text = trimmed(encoding?.text("contentType")) else { return nil }
    return text.contains(",") || text.contains("*") ? nil : text
  }

  /// Bytes are files, and one file or several are several.
  private func partType(_ source: SchemaField) -> TypeReference {
    let type = source.field.type
    if case .model = type.nonNull, isFileOrFiles(source.element) {
      let files = TypeReference.array(.scalar(.file))
      return type.acceptsNull ? .optional(files) : files
    }
    return type.withFiles
  }

  private func isFileOrFiles(_ schema: Element) -> Bool {
    guard case .found(let schema) = documents.resolve(schema),
      let members = (schema["anyOf"] ?? schema["oneOf"])?.elements, !members.isEmpty
    else { return false }
    return members.allSatisfy { member in
      guard case .found(let member) = documents.resolve(member) else { return false }
      return isBinary(member) || member["items"].map { isBinary($0) } == true
        || member.text("type") == "null"
    }
  }

  private func isBinary(_ schema: Element) -> Bool {
    guard case .found(let schema) = documents.resolve(schema) else { return false }
    return schema.text("format") == "binary"
      || schema.text("contentMediaType") == "application/octet-stream"
  }
}

extension CallLowering {
  /// What `encoding` says, by property; what it says of others is reported.
  private mutating func encodings(
    of media: MediaType, _ fields: [SchemaField]
  ) -> [String: Element] {
    guard let encoding = media.element["encoding"] else { return [:] }
    var found: [String: Element] = [:]
    for member in encoding.members {
      if fields.contains(where: { $0.field.name == member.name }) {
        found[member.name] = member
      } else if !member.name.hasPrefix("x-") {
        report(.unknownEncoding(member, known: fields.map(\.field.name)))
      }
    }
    return found
  }
}

extension TypeReference {
  fileprivate var withFiles: TypeReference {
    switch self {
    case .scalar(.bytes): .scalar(.file)
    case .array(let inner): .array(inner.withFiles)
    case .optional(let inner): .optional(inner.withFiles)
    case .scalar, .dictionary, .nullable, .model: self
    }
  }
}

extension SchemaField {
  fileprivate var isStreamSwitch: Bool {
    field.name == "stream" && field.type.nonNull == .scalar(.bool)
  }
}
