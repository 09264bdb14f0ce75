internal import SDKGenAPIModel
internal import SDKGenSourceText

/// What schemas say of server-sent events (WHATWG HTML, section 9.2.6).
extension SchemaLowering {
  /// Returns whether a schema is of events with the fields around their data, or of several such.
  func isEvent(_ schema: Element) -> Bool { isEvent(merged(schema), depth: 8) }

  private func isEvent(_ schema: MergedSchema, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let groups = schema.unions.filter { !graph.isConstraint($0) }
    if !groups.isEmpty {
      let members = groups.flatMap(\.members).map { graph.merged(member: [$0]) }
      let events = members.filter { !isSilent($0) }
      return !events.isEmpty && schema.properties.allSatisfy { eventFields.contains($0.name) }
        && events.allSatisfy { isEvent($0, depth: depth - 1) }
    }
    return schema.isObject && schema.additional.isEmpty && schema.hasProperty("data")
      && schema.properties.allSatisfy {
        // Spring has the comment of an event, which is no field of it.
        eventFields.contains($0.name) && ($0.name != "comment" || !schema.requires("comment"))
      }
  }

  /// Returns whether a schema is of what never arrives as an event: of fields without `data`, such as comments that keep
  /// a connection open, which clients drop (WHATWG HTML, section 9.2.6), or of null.
  private func isSilent(_ schema: MergedSchema) -> Bool {
    schema.kinds == .null
      || schema.isObject && schema.unions.isEmpty && schema.additional.isEmpty
        && !schema.properties.isEmpty && !schema.hasProperty("data")
        && schema.properties.allSatisfy { eventFields.contains($0.name) }
  }

  /// Returns a schema of whole events without the kinds that never arrive. One that has a name is the model of that
  /// name, unless one kind is left.
  func withoutSilentEvents(_ schema: Element) -> Element {
    let merged = merged(schema)
    guard merged.properties.isEmpty, merged.unions.count == 1, isEvent(merged, depth: 8) else {
      return schema
    }
    let all = merged.unions[0].members
    let members = all.filter { !isSilent(graph.merged(member: [$0])) }.map(\.element)
    if members.count == 1 { return members[0] }
    if members.count == all.count || graph.target(of: schema) != nil { return schema }
    return joined(merged.unions[0].isOne ? "oneOf" : "anyOf", members, in: schema, as: "events")
  }

  /// Returns the example of a schema of pieces or, of events with names, one of each kind that arrives.
  func examples(ofPiece schema: Element, isOfNamedEvents: Bool) -> [Element] {
    if let own = graph.nearest(to: schema, { $0.example }) { return [own] }
    guard isOfNamedEvents else { return [] }
    let members = merged(schema).unions.flatMap(\.members)
      .filter { !isSilent(graph.merged(member: [$0])) }
    let found = members.compactMap { graph.nearest(to: $0.element) { $0.example } }
    return found.count == members.count ? found : []
  }

  /// Makes a schema of several that a document has apart from each other. Those of other files are referred to.
  private func joined(
    _ keyword: String, _ schemas: [Element], in schema: Element, as name: String
  ) -> Element {
    let members = schemas.map { member in
      if member.pointer.file == schema.pointer.file { return member.node }
      let path = relativePath(of: member.pointer.file, from: schema.pointer.file)
      let text = path + pointerText(to: member.pointer.tokens)
      return .object([], new: [("$ref", .string(text, at: member.node))], at: member.node)
    }
    return Element(
      .object([], new: [(keyword, .array(members, at: schema.node))], at: schema.node),
      schema.pointer.appending(name), key: schema.key)
  }

  /// Returns whether the `itemSchema` of an event stream, which is of whole events, is of some with data, and not of the
  /// data itself as some documents have it.
  func isItemEvent(_ item: Element) -> Bool {
    hasKind(merged(item), depth: 8) { hasPayload($0) || isEvent($0, depth: 1) }
  }

  /// Returns whether an event of a schema says which JSON its data holds.
  func hasPayload(_ item: Element) -> Bool { hasKind(merged(item), depth: 8, where: hasPayload) }

  private func hasPayload(_ event: MergedSchema) -> Bool {
    event.property("data").map { payload(of: $0.locations).schema != nil } ?? false
  }

  /// Returns whether a schema is so, or a member of its unions.
  private func hasKind(
    _ schema: MergedSchema, depth: Int, where isMeant: (MergedSchema) -> Bool
  ) -> Bool {
    guard depth > 0 else { return false }
    if isMeant(schema) { return true }
    return schema.unions.filter { !graph.isConstraint($0) }.flatMap(\.members).contains {
      hasKind(graph.merged(member: [$0]), depth: depth - 1, where: isMeant)
    }
  }

  /// Returns what the `itemSchema` of an event stream says of its events: the type of their `data`, or, where each
  /// has a constant `event`, that of each name. Nil where it says neither: the piece is a value itself, or a whole
  /// event whose `data` is text.
  mutating func events(_ item: Element, named name: InlineName) -> StreamResponse? {
    guard var found = eventKinds(merged(item), beside: EventKind(), depth: 8),
      found.contains(where: { !$0.data.isEmpty })
    else { return nil }
    let scope = name.words.dropLast()
    func stream(_ kind: StreamResponse.Kind) -> StreamResponse {
      var stream = StreamResponse(ofEvents: kind)
      stream.dataIsJSON = found.contains { kind in
        payload(of: kind.data).schema.map { holdsString(merged($0), depth: 8) } ?? false
      }
      return stream
    }
    if found.count == 1, found[0].names.isEmpty {
      let merged = graph.merged(member: found[0].data)
      let payload = payload(of: found[0].data)
      let isText =
        payload.schema == nil && !isStructured(merged)
        && merged.knownKinds.isSubset(of: [.string, .null])
      if isText {
        payload.dropped.map { graph.report(.droppedPayload($0)) }
        return nil
      }
      return stream(
        .events(type(ofData: found[0].data, named: InlineName(in: name.scope, scope + ["event"]))))
    }
    // An event without a name is a `message`.
    for index in found.indices where found[index].names.isEmpty && !found[index].isNamed {
      found[index].names = ["message"]
    }
    let names = found.flatMap(\.names)
    guard found.allSatisfy({ !$0.names.isEmpty }), Set(names).count == names.count else {
      return nil
    }
    var events: [StreamResponse.NamedEvent] = []
    for kind in found {
      let type =
        kind.data.isEmpty
        ? .scalar(.string)
        : type(ofData: kind.data, named: InlineName(in: name.scope, scope + [kind.names[0]]))
      events += kind.names.map { StreamResponse.NamedEvent(name: $0, type: type) }
    }
    return stream(.namedEvents(events))
  }

  private struct EventKind {
    /// The constants that `event` may be.
    var names: [String] = []
    /// There is an `event`, whether or not it is a constant.
    var isNamed = false
    var data: [SchemaLocation] = []
  }

  /// The kinds of events of a schema, whose members repeat what stands beside them in part. Null, where a schema allows
  /// it, is no event.
  private func eventKinds(
    _ schema: MergedSchema, beside base: EventKind, depth: Int
  ) -> [EventKind]? {
    guard depth > 0 else { return nil }
    var kind = base
    kind.data += schema.property("data")?.locations ?? []
    if let event = schema.property("event") {
      kind.isNamed = true
      if let values = graph.merged(member: event.locations).values {
        kind.names = values.compactMap(\.node.string)
      }
    }
    // Others are of the data itself, unless an event says what its data holds.
    guard
      schema.properties.allSatisfy({ eventFields.contains($0.name) })
        || payload(of: kind.data).schema != nil
    else { return nil }
    let groups = schema.unions.filter { !graph.isConstraint($0) }
    if groups.isEmpty {
      if !kind.data.isEmpty || !kind.names.isEmpty { return [kind] }
      return isSilent(schema) ? [] : nil
    }
    guard groups.count == 1 else { return nil }
    var kinds: [EventKind] = []
    for member in groups[0].members {
      let schema = graph.merged(member: [member])
      if schema.kinds == .null { continue }
      var base = kind
      base.names = mappedNames(of: member, groups[0].discriminator) ?? base.names
      guard let found = eventKinds(schema, beside: base, depth: depth - 1) else { return nil }
      kinds += found
    }
    return kinds
  }

  /// The names of events that a discriminator has for a member: those of its mapping, else that of the schema.
  private func mappedNames(
    of member: SchemaLocation, _ discriminator: Element?
  ) -> [String]? {
    guard let discriminator, discriminator.text("propertyName") == "event",
      let target = graph.target(of: member.element)
    else { return nil }
    let places = tagFinder.places(of: member.element)
    let mapping = tagFinder.mapping(of: discriminator, among: [places])
    return places.lazy.compactMap { mapping.values[$0] }.first ?? [target.name]
  }

  // MARK: The JSON in the text of an event

  /// The `contentSchema` of a text.
  private struct Payload {
    /// The JSON that the text holds whatever it is, but for constants; several schemas are one of `oneOf` or `allOf`.
    var schema: Element?
    /// A `contentSchema` that is not followed.
    var dropped: Element?

    static let none = Payload()

    var isNone: Bool { schema == nil && dropped == nil }
  }

  /// Returns the payload of schemas of which one holds, or all.
  private func payload(_ keyword: String, of members: [Payload], in schema: Element) -> Payload {
    let found = members.compactMap(\.schema)
    let dropped = members.lazy.compactMap(\.dropped).first
    if found.isEmpty || keyword != "allOf" && found.count < members.count {
      return Payload(dropped: dropped ?? found.first)
    }
    return Payload(
      schema: found.count == 1
        ? found[0] : joined(keyword, found, in: schema, as: "contentSchema"), dropped: dropped)
  }

  private func payload(of data: [SchemaLocation]) -> Payload {
    if data.isEmpty { return .none }
    let found = data.reversed().lazy.map { payload(in: $0.element, depth: 8) }
      .first { !$0.isNone }
    guard let found else { return .none }
    return holdsJSON(graph.merged(member: data).format)
      ? found : Payload(dropped: found.schema ?? found.dropped)
  }

  /// Returns whether a text is JSON as it stands, if it holds any.
  private func holdsJSON(_ text: ScalarFormat) -> Bool {
    let encoding = text.contentEncoding?.lowercased()
    return [nil, "7bit", "8bit", "binary"].contains(encoding)
      && text.contentMediaType.map { MediaType.kind(of: $0) == .json } ?? true
  }

  private func payload(in schema: Element, depth: Int) -> Payload {
    guard depth > 0 else { return .none }
    if let own = schema["contentSchema"] {
      return holdsJSON(graph.schema(schema).format) ? Payload(schema: own) : Payload(dropped: own)
    }
    if let target = graph.target(of: schema) {
      let found = payload(in: target, depth: depth - 1)
      if !found.isNone { return found }
    }
    let all = (schema["allOf"]?.elements ?? []).map { payload(in: $0, depth: depth - 1) }
    let whole = payload("allOf", of: all, in: schema)
    if !whole.isNone { return whole }
    // Beside it may be constants, such as the text that ends a stream.
    let keyword = schema["anyOf"] != nil ? "anyOf" : "oneOf"
    let members = (schema[keyword]?.elements ?? []).filter {
      !graph.isNull($0) && merged($0).values == nil
    }
    return payload(keyword, of: members.map { payload(in: $0, depth: depth - 1) }, in: schema)
  }

  /// Returns whether JSON may be a string, or anything.
  private func holdsString(_ schema: MergedSchema, depth: Int) -> Bool {
    if schema.unions.isEmpty || depth == 0 {
      return schema.knownKinds.isSubset(of: [.string, .null])
    }
    return schema.unions.flatMap(\.members).contains {
      holdsString(graph.merged(member: [$0]), depth: depth - 1)
    }
  }

  private mutating func type(
    ofData data: [SchemaLocation], named name: InlineName
  ) -> TypeReference {
    let payload = payload(of: data)
    payload.dropped.map { graph.report(.droppedPayload($0)) }
    if let schema = payload.schema { return type(of: schema, named: name) }
    let places = data.map { SchemaLocation($0.element, named: name) }
    return lower(places).reference
  }

  /// Returns whether a schema is of the object by which Spring's servers send events, which says nothing of them.
  func isEmitter(_ schema: Element) -> Bool {
    graph.target(of: schema)?.name.hasSuffix("Emitter") == true
      && merged(schema).properties.allSatisfy { $0.name == "timeout" }
  }
}

/// The fields of an event, and its comment, which clients do not get.
let eventFields: Set = ["data", "event", "id", "retry", "comment"]
