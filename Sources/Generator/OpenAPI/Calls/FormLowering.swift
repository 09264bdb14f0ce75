internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// Turns forms, whose media type makes them of properties, into bodies of the API.
struct FormLowering {
  private let reader: DocumentReader
  private let media: MediaType
  private let isRequired: Bool

  init(_ reader: DocumentReader, _ media: MediaType, isRequired: Bool) {
    self.reader = reader
    self.media = media
    self.isRequired = isRequired
  }

  /// `application/x-www-form-urlencoded`; nil for an object that cannot have properties.
  func form(named name: InlineName, with schemas: inout SchemaLowering) -> OfferedBody? {
    guard let schema = media.schema, schemas.hasProperties(schema) else {
      reader.report(.bodyShape(media, "a form"))
      return .raw(media, isRequired: isRequired)
    }
    if schemas.merged(schema).properties.isEmpty, !schemas.takesAnything(schema) { return nil }
    // Before its fields, whose inline types are named after it.
    let type = schemas.type(of: schema, named: name)
    let fields = schemas.fields(of: schema, named: name)
    let encodings = encodings(of: fields.map(\.name))
    let styles = fields.compactMap { field in
      let encoding = encodings[field.name]
      let lists = encoding.flatMap { reader.listStyles($0, in: nil) }
      return (lists?.first ?? fieldStyle(field, encoding, in: schemas)).map {
        var style = FieldStyle(field: field.name, style: $0)
        style.elementStyles = Array((lists ?? []).dropFirst())
        return style
      }
    }
    return OfferedBody(
      .formValue(isRequired ? type.nonNull : type.asOptional, styles: styles),
      contentType: media.parameters.isEmpty ? nil : media.name,
      switchField: schemas.streamSwitch(of: schema))
  }

  /// The style of a property; nil: brackets, which `deepObject` means too, or a scalar, which has
  /// no style.
  private func fieldStyle(
    _ field: FormField, _ encoding: Element?, in schemas: SchemaLowering
  ) -> Parameter.Style? {
    let explode = encoding?["explode"]?.node.bool
    if let written = encoding?["style"] {
      guard let style = queryStyle(written.node.string, explode) else {
        reader.report(.encodingStyle(field.name, written))
        return nil
      }
      return style == .deepObject ? nil : style
    }
    if let type = encoding?.text("contentType"), MediaType.kind(of: type) == .json { return .json }
    if explode == false { return .comma }
    // The standard's defaults: RFC 6570's form, exploded, and JSON for objects.
    switch field.type.nonNull {
    case .array: return .repeat
    case .dictionary: return .json
    case .model:
      return schemas.isObject(field) ? .json : schemas.isUnion(field) ? .jsonObjects : nil
    case .scalar(.json): return .jsonObjects
    case .scalar, .optional, .nullable: return nil
    }
  }

  /// `multipart/form-data`, an argument for each property.
  func multipart(named name: InlineName, with schemas: inout SchemaLowering) -> OfferedBody? {
    guard let schema = media.schema,
      let fields = schemas.properties(of: schema, named: name),
      !fields.isEmpty
    else {
      reader.report(.bodyShape(media, "a multipart body"))
      return .raw(media, isRequired: isRequired)
    }
    let encodings = encodings(of: fields.map(\.property.name))
    let parts = fields.map { field in
      part(
        field.property, files: schemas.fileChoice(of: field.schema),
        encoding: encodings[field.property.name])
    }
    return OfferedBody(.multipart(parts), switchField: schemas.streamSwitch(of: schema))
  }

  private func part(
    _ field: Property, files: SchemaLowering.FileChoice?, encoding: Element?
  ) -> Parameter {
    var type = partType(field, files)
    // Absent parts are left out; so are null ones, as a part has no null.
    if !isRequired, !type.acceptsNull { type = .optional(type) }
    if let headers = encoding?["headers"] { reader.count(.encodingHeaders, headers) }
    let isFixed = field.constant != nil && !type.acceptsNull
    var part = Parameter(
      name: field.name, swiftName: field.swiftName, about: field.about,
      deprecation: field.deprecation,
      value: isFixed
        ? .constant(.same(field.constant ?? .null))
        : .argument(
          type,
          default: field.default.flatMap { $0.fits(type) || type.namedModel != nil ? $0 : nil }),
      contentType: contentType(encoding), location: field.location)
    if let lists = encoding.flatMap({ reader.listStyles($0, in: nil) }) {
      part.style = lists[0]
      part.elementStyles = Array(lists.dropFirst())
    }
    return part
  }

  /// The only content type; a choice of several is the caller's.
  private func contentType(_ encoding: Element?) -> String? {
    guard let text = trimmed(encoding?.text("contentType")), isContentType(text) else { return nil }
    return text.contains(",") || text.contains("*") ? nil : text
  }

  /// Bytes are files, one file or several are several, and what may be a file is one.
  private func partType(
    _ field: Property, _ files: SchemaLowering.FileChoice?
  ) -> TypeReference {
    guard case .model = field.type.nonNull, let files else { return field.type.withFiles }
    if let others = files.others { reader.count(.otherParts, others) }
    return field.type.acceptsNull ? .optional(files.type) : files.type
  }
}

extension FormLowering {
  /// The entries of `encoding` by property; those of unknown properties are reported.
  private func encodings(of names: [String]) -> [String: Element] {
    guard let encoding = media.element["encoding"] else { return [:] }
    var found: [String: Element] = [:]
    for member in encoding.members {
      if names.contains(member.name) {
        found[member.name] = member
      } else if !member.name.hasPrefix("x-") {
        reader.report(.unknownEncoding(member, known: names))
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
