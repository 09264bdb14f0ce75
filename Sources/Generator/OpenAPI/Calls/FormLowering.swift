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
    guard let schema = media.schema, schemas.isForm(schema) else {
      reader.report(.bodyShape(media, "a form", "it is raw data"))
      return .raw(media, isRequired: isRequired)
    }
    if schemas.isEmptyObject(schema) { return nil }
    // Before its fields, whose inline types are named after it.
    let type = schemas.type(of: schema, named: name)
    let fields = schemas.fields(of: schema, named: name)
    let encodings = encodings(of: fields.map(\.name))
    var styles = fields.compactMap { field -> FieldStyle? in
      let encoding = encodings[field.name]
      let allowsReserved = encoding?.flag("allowReserved") ?? false
      let lists = encoding.flatMap { reader.listStyles($0, in: nil) }
      let stated = lists?.first ?? fieldStyle(field, encoding, in: schemas)
      guard let found = stated ?? (allowsReserved ? .deepObject : nil) else { return nil }
      var style = FieldStyle(field: field.name, style: found)
      style.elementStyles = Array((lists ?? []).dropFirst())
      style.allowsReserved = allowsReserved
      return style
    }
    if let further = schemas.furtherField(of: schema, named: name) {
      styles += [fieldStyle(further, nil, in: schemas)].compactMap { $0 }.map {
        FieldStyle(field: nil, style: $0)
      }
    }
    return OfferedBody(
      .formValue(isRequired ? type.nonNull : type.asOptional, styles: styles),
      contentType: contentType(),
      switchField: schemas.streamSwitch(of: schema))
  }

  /// The type of a form that is more than that. Its fields are percent-encoded UTF-8, whatever charset it states.
  private func contentType() -> String? {
    let isOther =
      media.name.lowercased().contains("charset=")
      && !media.parameters.contains { $0.lowercased().hasPrefix("charset") }
    if isOther { reader.report(.formCharset(media)) }
    return media.parameters.isEmpty ? nil : isOther ? media.asked : media.name
  }

  /// The style of a property; nil: brackets, which `deepObject` means too, or a scalar, which has
  /// no style.
  private func fieldStyle(
    _ field: FormField, _ encoding: Element?, in schemas: SchemaLowering
  ) -> Parameter.Style? {
    let explode = encoding?["explode"]?.node.bool
    if let written = encoding?["style"] {
      guard let style = queryStyle(written.node.string, explode) else {
        reader.report(.encodingStyle("a form", field.name, written, "written with brackets"))
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

  /// `multipart/form-data` or another type of parts, an argument for each property; nil for an object that cannot have
  /// properties.
  func multipart(named name: InlineName, with schemas: inout SchemaLowering) -> OfferedBody? {
    let contents =
      media.schema.map { schemas.contents(of: $0, named: name) } ?? FormContents(unnamed: .anything)
    let encodings = encodings(of: contents.properties.map(\.property.name))
    var parts = contents.properties.map { field in
      part(field, encoding: encodings[field.property.name], in: schemas)
    }
    parts += unnamedParts(contents, in: schemas)
    if parts.isEmpty { return nil }
    return OfferedBody(
      .multipart(parts), contentType: media.sentParts,
      switchField: media.schema.flatMap { schemas.streamSwitch(of: $0) })
  }

  /// The parts that no property names: files under a usual name, or whatever callers name themselves.
  private func unnamedParts(
    _ contents: FormContents, in schemas: SchemaLowering
  ) -> [Parameter] {
    func parameter(_ name: String, _ type: TypeReference, about: String? = nil) -> Parameter {
      let isOptional = !isRequired || !contents.properties.isEmpty
      return Parameter(
        name: name, about: about,
        value: .argument(isOptional ? type.asOptional : type, default: nil),
        location: media.element.location)
    }
    func each(_ type: TypeReference, of schema: MergedSchema? = nil) -> Parameter {
      var parameter = parameter(
        "additionalProperties", .dictionary(type), about: "Further parts, by their names.")
      parameter.isEach = true
      parameter.contentType = schema.flatMap { contentType(of: [$0], as: type, in: schemas) }
      return parameter
    }
    var parts: [Parameter] = []
    let file = TypeReference.scalar(.file)
    if let unnamed = contents.unnamed, unnamed != .anything {
      reader.report(.bodyShape(media, "a multipart body", "what it holds is sent as parts 'file'"))
      if !contents.properties.contains(where: { $0.property.name == "file" }) {
        parts.append(parameter("file", unnamed == .several ? .array(file) : file))
      }
    }
    if let schema = contents.further, let type = contents.furtherType {
      parts.append(each(schemas.fileType(of: schema, labelled: []) ?? type.nonNull, of: schema))
    }
    guard parts.isEmpty, contents.properties.isEmpty,
      media.schema.map({ schemas.merged($0).allowsAdditional != false }) ?? true
    else { return parts }
    reader.report(.bodyShape(media, "a multipart body", "callers name its parts"))
    return [each(file)]
  }

  private func part(
    _ source: SchemaProperty, encoding: Element?, in schemas: SchemaLowering
  ) -> Parameter {
    let field = source.property
    let types = contentTypes(encoding)
    var type = partType(source, types, in: schemas)
    // Absent parts are left out; so are null ones, as a part has no null.
    if !isRequired, !type.acceptsNull { type = .optional(type) }
    let isFixed = field.constant != nil && !type.acceptsNull
    var part = Parameter(
      name: field.name, swiftName: field.swiftName, about: field.about,
      deprecation: field.deprecation,
      value: isFixed
        ? .constant(.same(field.constant ?? .null))
        : .argument(
          type,
          default: field.default.flatMap { $0.fits(type) || type.namedModel != nil ? $0 : nil }),
      contentType: types.count == 1 ? types.first(where: \.isOneType) : nil,
      location: field.location)
    let isFile = type.parts.contains(.scalar(.file))
    if types.isEmpty {
      part.contentType = contentType(of: source.schemas, as: type, in: schemas)
    } else if !isFile, types.count > 1, type != field.type {
      part.contentType = types.first(where: \.isOneType)
    } else if !isFile, part.contentType.map(MediaType.kind) == .json,
      source.schemas.allSatisfy(schemas.isPlainText)
    {
      // A text whose schema says that it is JSON, by `contentMediaType`, is not made a string of JSON.
      part.style = .json
    }
    part.headers = encoding?["headers"].map { headers($0, in: schemas) } ?? []
    if let lists = encoding.flatMap({ reader.listStyles($0, in: nil) }) {
      part.style = lists[0]
      part.elementStyles = Array(lists.dropFirst())
    } else if let encoding, !isFile, let style = partStyle(field.name, encoding, in: schemas) {
      part.style = style
      part.isEach = style == .repeat && source.schemas.contains { $0.isObject }
      part.contentType = nil
      if !isFixed { part.value = .argument(field.type, default: nil) }
    } else if !isFile, type == field.type || type == .optional(field.type),
      let path = source.schemas.lazy.compactMap({ schemas.bytes(in: $0, depth: 3) }).first
    {
      reader.report(.bytesInPart(([field.name] + path).joined(separator: "."), media))
    }
    return part
  }

  /// The content type that the schemas of a part state.
  private func contentType(
    of parts: [MergedSchema], as type: TypeReference, in schemas: SchemaLowering
  ) -> String? {
    let isFile = type.parts.contains(.scalar(.file))
    let stated = parts.lazy.compactMap { schemas.contentMediaType(of: $0, isFile: isFile) }.first
    return stated.flatMap { isContentType($0) && $0.isOneType ? $0 : nil }
  }

  /// The style of a part, which has one from 3.1 on if the document states any of it. Its content type does not
  /// count then (OpenAPI 3.1.1, section 4.8.15.1.2).
  private func partStyle(
    _ name: String, _ encoding: Element, in schemas: SchemaLowering
  ) -> Parameter.Style? {
    guard schemas.graph.version == .v3_1, encoding["style"] != nil || encoding["explode"] != nil
    else { return nil }
    let style = queryStyle(encoding.text("style"), encoding["explode"]?.node.bool)
    if style == nil, let written = encoding["style"] {
      reader.report(.encodingStyle("a part", name, written, "written without one"))
    }
    return style
  }

  /// The headers of a part that have one value, or a default; others are left out.
  private func headers(_ headers: Element, in schemas: SchemaLowering) -> [Parameter.Header] {
    headers.members.compactMap { member in
      // The content type of a part is stated in a place of its own.
      guard !member.name.hasPrefix("x-sdkgen-"), member.name.lowercased() != "content-type",
        let header = reader.resolved(member, in: "headers")
      else { return nil }
      guard let text = header["schema"].flatMap({ schemas.fixedText(of: $0) }),
        isHeaderName(member.name), !isReservedHeader(member.name), isHeaderValue(text)
      else {
        reader.count(.encodingHeaders, member)
        return nil
      }
      return Parameter.Header(name: member.name, value: text)
    }
  }

  /// The content types of a part, best first; none where any will do.
  private func contentTypes(_ encoding: Element?) -> [String] {
    guard let text = trimmed(encoding?.text("contentType")) else { return [] }
    let types = MediaType.list(text)
    return types.allSatisfy { isContentType($0) && !$0.contains("*/*") } ? types : []
  }

  /// Bytes are files, one file or several are several, and what may be a file is one. What would be JSON under the
  /// name of another type is text or a file that the caller writes.
  private func partType(
    _ source: SchemaProperty, _ types: [String], in schemas: SchemaLowering
  ) -> TypeReference {
    let field = source.property
    func stated(_ type: TypeReference) -> TypeReference {
      field.type.acceptsNull ? .optional(type) : type
    }
    let files = source.schemas.compactMap { schemas.fileType(of: $0, labelled: types) }
    if let file = files.first { return stated(files.first { $0 != .scalar(.file) } ?? file) }
    if let files = source.schemas.lazy.compactMap({ schemas.fileChoice(of: $0) }).first {
      if let others = files.others { reader.count(.otherParts, others) }
      return stated(files.type)
    }
    guard !types.isEmpty,
      types.allSatisfy({ MediaType.kind(of: $0) != .json && MediaType.essence($0) != "text/plain" }
      ),
      source.schemas.contains(where: { schemas.isStructured($0) })
    else { return field.type }
    reader.report(.rawPart(field.name, types[0], media.element))
    let isText = types.contains { $0.isMarkup || MediaType.kind(of: $0) == .text }
    let written = TypeReference.scalar(isText ? .string : .file)
    return stated(source.schemas.allSatisfy { $0.isList } ? .array(written) : written)
  }
}

extension MergedSchema {
  fileprivate var isList: Bool { knownKinds.subtracting(.null) == .array && !items.isEmpty }
}

extension FormLowering {
  /// The entries of `encoding` by property; those of unknown properties are reported.
  private func encodings(of names: [String]) -> [String: Element] {
    guard let encoding = media.element["encoding"] else { return [:] }
    var found: [String: Element] = [:]
    for member in encoding.members {
      if names.contains(member.name) {
        found[member.name] = member
        for name in ["encoding"] + MediaType.itemEncodings {
          member[name].map { reader.report(.unreadItems($0, of: "the part '\(member.name)'")) }
        }
      } else if !member.name.hasPrefix("x-") {
        reader.report(.unknownEncoding(member, known: names))
      }
    }
    return found
  }
}

extension String {
  /// A media type, rather than a range of types.
  fileprivate var isOneType: Bool { !contains("*") }
}
