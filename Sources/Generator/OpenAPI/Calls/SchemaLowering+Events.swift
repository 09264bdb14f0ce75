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
      return schema.properties.allSatisfy { eventFields.contains($0.name) }
        && groups.flatMap(\.members).allSatisfy {
          isEvent(graph.merged(member: [$0]), depth: depth - 1)
        }
    }
    return schema.isObject && schema.additional.isEmpty && schema.hasProperty("data")
      && schema.properties.allSatisfy {
        // Spring has the comment of an event, which is no field of it.
        eventFields.contains($0.name) && ($0.name != "comment" || !schema.requires("comment"))
      }
  }

  /// Returns whether the `itemSchema` of an event stream, which is of whole events, is of some with data, and not of the
  /// data itself as some documents have it.
  func isItemEvent(_ item: Element) -> Bool {
    hasKind(merged(item), depth: 8) { hasPayload($0) || isEvent($0, depth: 1) }
  }

  /// Returns whether an event of a schema says which JSON its data holds.
  func hasPayload(_ item: Element) -> Bool { hasKind(merged(item), depth: 8, where: hasPayload) }

  private func hasPayload(_ event: MergedSchema) -> Bool {
    event.property("data").map { payload(of: $0.locations) != nil } ?? false
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
        payload(of: kind.data).map { merged($0).knownKinds.isSubset(of: [.string, .null]) } ?? false
      }
      return stream
    }
    if found.count == 1, found[0].names.isEmpty {
      let merged = graph.merged(member: found[0].data)
      let isText =
        payload(of: found[0].data) == nil && !isStructured(merged)
        && merged.knownKinds.isSubset(of: [.string, .null])
      if isText { return nil }
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
        || payload(of: kind.data) != nil
    else { return nil }
    let groups = schema.unions.filter { !graph.isConstraint($0) }
    if groups.isEmpty { return kind.data.isEmpty && kind.names.isEmpty ? nil : [kind] }
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

  /// The names of events that a discriminator has for a member.
  private func mappedNames(
    of member: SchemaLocation, _ discriminator: Element?
  ) -> [String]? {
    guard let discriminator, discriminator.text("propertyName") == "event",
      let target = graph.target(of: member.element)
    else { return nil }
    let names = (discriminator["mapping"]?.members ?? []).filter { entry in
      entry.text?.split(separator: "/").last.map(String.init) == target.name
    }.map(\.name)
    return names.isEmpty ? nil : names
  }

  /// The schema of the JSON in the text of an event.
  private func payload(of data: [SchemaLocation]) -> Element? {
    if data.isEmpty { return nil }
    if let type = graph.merged(member: data).format.contentMediaType,
      MediaType.kind(of: type) != .json
    {
      return nil
    }
    return data.reversed().lazy.compactMap { payload(in: $0.element, depth: 8) }.first
  }

  private func payload(in schema: Element, depth: Int) -> Element? {
    guard depth > 0 else { return nil }
    if let own = schema["contentSchema"] { return own }
    if let found = graph.target(of: schema).flatMap({ payload(in: $0, depth: depth - 1) }) {
      return found
    }
    let all = schema["allOf"]?.elements ?? []
    if let found = all.lazy.compactMap({ payload(in: $0, depth: depth - 1) }).first { return found }
    // Beside it may be constants, such as the text that ends a stream.
    let members = ((schema["anyOf"] ?? schema["oneOf"])?.elements ?? []).filter {
      $0["const"] == nil && $0.text("type") != "null"
    }
    return members.count == 1 ? payload(in: members[0], depth: depth - 1) : nil
  }

  private mutating func type(
    ofData data: [SchemaLocation], named name: InlineName
  ) -> TypeReference {
    if let payload = payload(of: data) { return type(of: payload, named: name) }
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
private let eventFields: Set = ["data", "event", "id", "retry", "comment"]
