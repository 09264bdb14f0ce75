internal import SDKGenAPIModel
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// Questions that bodies ask of their schemas, references followed and `allOf` merged.
extension SchemaLowering {
  func merged(_ schema: Element) -> MergedSchema {
    graph.merged(body: schema)
  }

  /// Returns whether an object cannot go without a property, so that a body of it cannot be left out,
  /// whatever its `required` says.
  func requiresProperties(_ schema: Element) -> Bool {
    let merged = merged(schema)
    guard merged.isObject, merged.unions.isEmpty, !merged.isNullable else { return false }
    return merged.properties.contains { property in
      merged.requires(property.name) && direction(of: property) != .received
    }
  }

  /// The property `stream` of an object, if it is a Boolean.
  func streamSwitch(of schema: Element) -> String? {
    guard let property = merged(schema).property("stream") else { return nil }
    return isBoolean(graph.merged(member: property.locations)) ? "stream" : nil
  }

  private func isBoolean(_ schema: MergedSchema) -> Bool {
    schema.knownKinds.subtracting(.null) == .bool
      || schema.unions.contains { union in
        union.members.contains { graph.merged(member: [$0]).knownKinds == .bool }
      }
  }

  /// Returns whether all values of a schema are objects, of one shape or of several.
  func isForm(_ schema: Element) -> Bool {
    let merged = merged(schema)
    guard merged.values == nil else { return false }
    return spread(merged).unnamed == nil
  }

  /// Returns whether an object cannot have a property.
  func isEmptyObject(_ schema: Element) -> Bool {
    let object = spread(merged(schema)).object
    return object.properties.isEmpty && object.additional.isEmpty
      && object.allowsAdditional != true
  }

  /// Returns whether content is a file, rather than an object in another notation than JSON.
  func isFile(_ media: MediaType) -> Bool {
    let kinds = media.schema.map { merged($0).knownKinds.subtracting(.null) } ?? []
    guard kinds.isSubset(of: .string), !media.name.isMarkup else { return false }
    return media.isBinaryByName || media.kind == .binary && kinds == .string
      || ["text/csv", "text/tab-separated-values"].contains(MediaType.essence(media.name))
  }

  /// Returns whether content is bytes as they are, or null.
  func isBytes(_ schema: Element) -> Bool {
    isBytes(merged(graph.valueBesideNull(of: schema) ?? schema))
  }

  private func isBytes(_ schema: MergedSchema) -> Bool {
    scalar(of: schema) == .string && classifier.scalars.isBytes(schema.format)
  }

  /// The first property of an object that is bytes, or a list of them.
  func bytesProperty(of schema: Element) -> String? {
    merged(schema).properties.first { property in
      let merged = graph.merged(member: property.locations)
      return isBytes(merged)
        || !merged.items.isEmpty && isBytes(graph.merged(member: merged.items))
    }?.name
  }

  /// The properties that lead to the first bytes in a value that is JSON; nil where there are none.
  func bytes(in schema: MergedSchema, depth: Int) -> [String]? {
    if isBytes(schema) { return [] }
    guard depth > 0 else { return nil }
    for locations in [schema.items, schema.additional] where !locations.isEmpty {
      let found = bytes(in: graph.merged(member: locations), depth: depth - 1)
      if let found { return found }
    }
    return schema.properties.lazy.compactMap { property in
      bytes(in: graph.merged(member: property.locations), depth: depth - 1).map {
        [property.name] + $0
      }
    }.first
  }

  /// Returns whether a schema is of a file or files, or has an alternative with a property that is sent as one.
  func hasFiles(_ schema: Element) -> Bool {
    let merged = merged(schema)
    let object = spread(merged).object
    let further = graph.merged(member: object.additional)
    for schema in [merged, further] where !schema.saysNothing {
      if fileType(of: schema, labelled: []) != nil { return true }
    }
    return object.properties.contains { property in
      let merged = graph.merged(member: property.locations)
      return fileType(of: merged, labelled: []) != nil || fileChoice(of: merged) != nil
    }
  }

  private func spread(_ merged: MergedSchema) -> SpreadSchema {
    // No type is made of it, so no type is named after the location.
    SpreadSchema(merged, named: InlineName(in: .api, []), in: graph)
  }

  /// The alternatives of a part of a form.
  struct FileChoice {
    /// One file, or several where one alternative is a list.
    var type: TypeReference
    /// The alternatives, where some are no files.
    var others: Element?
  }

  /// Returns how a part is sent of which one alternative is a file; nil where none is.
  ///
  /// - `isItem`: it is of the items of a list. Lists in lists are no files, and may lead back to themselves.
  func fileChoice(of schema: MergedSchema, isItem: Bool = false) -> FileChoice? {
    if !isItem, schema.unions.isEmpty, schema.knownKinds.subtracting(.null) == .array,
      !schema.items.isEmpty,
      let item = fileChoice(of: graph.merged(member: schema.items), isItem: true),
      item.type == .scalar(.file)
    {
      return FileChoice(type: .array(item.type), others: item.others)
    }
    guard schema.unions.count == 1, let union = schema.unions.first else { return nil }
    let members = union.members.map { graph.merged(member: [$0]) }
    func isFile(_ member: MergedSchema) -> Bool {
      !member.saysNothing && self.isFile(member, labelled: [])
    }
    func areFiles(_ member: MergedSchema) -> Bool {
      !member.items.isEmpty && self.isFile(graph.merged(member: member.items), labelled: [])
    }
    guard members.contains(where: { isFile($0) || areFiles($0) }) else { return nil }
    let isOnlyFiles = members.allSatisfy { isFile($0) || areFiles($0) || $0.kinds == .null }
    return FileChoice(
      type: members.contains(where: areFiles) ? .array(.scalar(.file)) : .scalar(.file),
      others: isOnlyFiles ? nil : union.element)
  }

  /// Returns how a part is sent that is a file or a list of them; nil for any other.
  ///
  /// - `types`: the media types that the document states for it.
  func fileType(of schema: MergedSchema, labelled types: [String]) -> TypeReference? {
    if isFile(schema, labelled: types) { return .scalar(.file) }
    guard schema.knownKinds.subtracting(.null) == .array, !schema.items.isEmpty,
      isFile(graph.merged(member: schema.items), labelled: types)
    else { return nil }
    return .array(.scalar(.file))
  }

  /// Bytes; a string whose media type is never text; and from 3.1 on what has no type and is not said to be JSON (OpenAPI
  /// 3.1.1, section 4.14.4): the bytes of `{ contentMediaType: text/csv }` too.
  private func isFile(_ schema: MergedSchema, labelled types: [String]) -> Bool {
    let kinds = schema.knownKinds.subtracting(.null)
    guard kinds.isSubset(of: .string), schema.unions.isEmpty, schema.values == nil else {
      return false
    }
    let format = schema.format
    if classifier.scalars.isBytes(format) { return true }
    let isBinary = format.contentEncoding?.lowercased() == "binary"
    guard format.name == nil, isBinary || format.contentEncoding == nil else { return false }
    let types = types.isEmpty ? [format.contentMediaType].compactMap { $0 } : types
    let areFiles = !types.isEmpty && types.allSatisfy { $0.isNeverTextInParts }
    if isBinary || areFiles { return true }
    guard schema.knownKinds.isEmpty, graph.version == .v3_1 else { return false }
    return types.allSatisfy { MediaType.kind(of: $0) != .json }
  }

  /// Returns the media type that a schema states for a file or a text, also one in an encoding, or for those in a list.
  func contentMediaType(of schema: MergedSchema, isFile: Bool) -> String? {
    let text = schema.items.isEmpty ? schema : graph.merged(member: schema.items)
    let format = text.format
    if isFile { return schema.format.contentMediaType ?? format.contentMediaType }
    guard text.knownKinds.subtracting(.null) == .string else { return nil }
    let type = trimmed(format.contentMediaType)
    // Texts of a list would be one.
    return schema.items.isEmpty || type.map(MediaType.kind) != .json ? type : nil
  }

  /// The only value that a schema allows, be it in a schema that it refers to or extends.
  func onlyValue(of schema: Element) -> Node? {
    let merged = graph.merged(body: schema)
    if let values = merged.values {
      let all = merged.valuesElement.flatMap { graph.schema($0).values?.elements } ?? []
      return values.count == 1 && !all.contains { $0.node.kind == .null } ? values[0].node : nil
    }
    guard let domain = classifier.domain(of: merged), domain.values.count == 1, !domain.isOpen,
      !traitFinder.allowsNull(merged)
    else { return nil }
    return domain.values[0].element.node
  }

  /// Indicates that a schema lists its values, and allows no others.
  func hasValues(_ schema: Element) -> Bool {
    let merged = graph.merged(body: graph.valueBesideNull(of: schema) ?? schema)
    let domain = classifier.domain(of: merged)
    return merged.values != nil || domain.map { !$0.values.isEmpty && !$0.isOpen } ?? false
  }

  /// Returns the text of a scalar that has only one value, or a default.
  func fixedText(of schema: Element) -> String? {
    let value = onlyValue(of: schema) ?? graph.nearest(to: schema) { $0.default }?.node
    return value.flatMap { Literal(graph.meant($0, by: merged(schema))).wireText }
  }

  /// Returns whether a value is written as text, without a style.
  func isPlainText(_ schema: MergedSchema) -> Bool {
    !schema.knownKinds.contains(.array) && !isStructured(schema)
  }

  /// Returns whether content is an object or a list, as no text is.
  func isNoText(_ schema: Element) -> Bool {
    let merged = merged(schema)
    return !merged.isAnything && !isPlainText(merged)
  }

  /// Returns whether a value is written as JSON rather than as text: an object, anything, or a list of them.
  ///
  /// - `depth`: how far lists and unions are looked into, which may lead back to themselves.
  func isStructured(_ schema: MergedSchema, depth: Int = 8) -> Bool {
    if depth == 0 { return true }
    let kinds = schema.knownKinds.subtracting(.null)
    if kinds.contains(.object) { return true }
    if kinds == .array, !schema.items.isEmpty {
      return isStructured(graph.merged(member: schema.items), depth: depth - 1)
    }
    if kinds.contains(.array) { return true }
    let members = schema.unions.filter { !graph.isConstraint($0) }.flatMap(\.members)
    if !members.isEmpty {
      return members.contains { isStructured(graph.merged(member: [$0]), depth: depth - 1) }
    }
    return schema.knownKinds.isEmpty && schema.values == nil && schema.format.name == nil
  }
}

extension MergedSchema {
  /// Indicates that of any value nothing says that it is a file.
  fileprivate var saysNothing: Bool { knownKinds.isEmpty && format.contentMediaType == nil }
}

extension String {
  /// A media type of XML or YAML, which callers write by themselves.
  var isMarkup: Bool {
    let essence = MediaType.essence(self)
    return ["xml", "yaml", "yml"].contains { word in
      essence.hasSuffix("/\(word)") || essence.hasSuffix("/x-\(word)")
        || essence.hasSuffix("+\(word)")
    }
  }

  fileprivate var isNeverTextInParts: Bool {
    MediaType.isNeverText(MediaType.essence(self)) && !isMarkup
  }
}
