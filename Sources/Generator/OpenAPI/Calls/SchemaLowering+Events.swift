internal import SDKGenAPIModel
internal import SDKGenSourceText

/// What schemas say of server-sent events (WHATWG HTML, section 9.2.6).
extension SchemaLowering {
  /// Returns whether a schema is of events with the fields around their data, or of several such.
  func isEvent(_ schema: Element) -> Bool { isEvent(event(schema), depth: 8) }

  private func event(_ schema: Element) -> MergedSchema {
    event([SchemaLocation(schema, named: InlineName(in: .api, []))])
  }

  /// Everything that holds for an event; the schemas that extend a base are its kinds.
  private func event(_ locations: [SchemaLocation]) -> MergedSchema {
    var merged = graph.merged(member: locations)
    if merged.unions.isEmpty, let kinds = tagFinder.alternatives(of: locations) {
      merged.unions = [kinds]
    }
    return merged
  }

  private func isEvent(_ schema: MergedSchema, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let groups = schema.unions.filter { !graph.isConstraint($0) }
    if !groups.isEmpty {
      let members = groups.flatMap(\.members).map { event([$0]) }
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
    let members = event(schema).unions.flatMap(\.members)
      .filter { !isSilent(graph.merged(member: [$0])) }
    let found = members.compactMap { graph.nearest(to: $0.element) { $0.example } }
    return found.count == members.count ? found : []
  }

  /// Makes a schema of several that a document has apart from each other. Those of other files are referred to.
  func joined(
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
    hasKind(event(item), depth: 8) { hasPayload($0) || isEvent($0, depth: 1) }
  }

  /// Returns whether the `itemSchema` of an event stream is of events none of which has data. What has nothing but an
  /// `id` is taken for the data itself.
  func isItemWithoutData(_ item: Element) -> Bool { isWithoutData(event(item), depth: 8) }

  private func isWithoutData(_ schema: MergedSchema, depth: Int) -> Bool {
    guard depth > 0, schema.kinds != .null else { return false }
    let members = schema.unions.filter { !graph.isConstraint($0) }.flatMap(\.members)
      .map { event([$0]) }.filter { $0.kinds != .null }
    if !members.isEmpty { return members.allSatisfy { isWithoutData($0, depth: depth - 1) } }
    return isSilent(schema) && (schema.hasProperty("event") || schema.hasProperty("retry"))
  }

  /// Notes that what events say of the JSON in their data is known to be left out.
  func noteUnreadPayloads(of item: Element) {
    _ = hasKind(event(item), depth: 8) { kind in
      _ = hasPayload(kind)
      return false
    }
  }

  /// Returns whether an event of a schema says which JSON its data holds.
  func hasPayload(_ item: Element) -> Bool { hasKind(event(item), depth: 8, where: hasPayload) }

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
      hasKind(event([$0]), depth: depth - 1, where: isMeant)
    }
  }

  /// Returns what the `itemSchema` of an event stream says of its events: the type of their `data`, or, where each
  /// has a constant `event`, that of each name. Nil where it says neither: the piece is a value itself, or a whole
  /// event whose `data` is text.
  mutating func events(_ item: Element, named name: InlineName) -> StreamResponse? {
    guard var found = eventKinds(event(item), beside: EventKind(), depth: 8),
      found.contains(where: { !$0.data.isEmpty })
    else { return nil }
    let scope = name.words.dropLast()
    func stream(_ kind: StreamResponse.Kind) -> StreamResponse {
      var stream = StreamResponse(ofEvents: kind)
      stream.dataIsJSON = found.contains { kind in
        let payload = payload(of: kind.data)
        return !payload.hasTexts
          && payload.schema.map { holdsString(merged($0), depth: 8) } ?? false
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
    let unnamed = found.indices.filter { found[$0].isDefault == true && found[$0].names.isEmpty }
    for index in unnamed { found[index].names = ["other"] }
    // Several kinds of one schema are no one's default.
    let hasDefault = found.count { $0.isDefault == true } == 1
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
      events += kind.names.enumerated().map { index, name in
        var event = StreamResponse.NamedEvent(name: name, type: type)
        event.isDefault = hasDefault && kind.isDefault == true && index == 0
        return event
      }
    }
    return stream(.namedEvents(events))
  }

  private struct EventKind {
    /// The constants that `event` may be.
    var names: [String] = []
    /// There is an `event`, whether or not it is a constant.
    var isNamed = false
    /// Events of names that lead to no other kind are of this one; nil where nothing has said so yet.
    var isDefault: Bool?
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
        let own = values.compactMap(\.node.string)
        let mapped = own.filter(base.names.contains)
        kind.names = mapped.isEmpty ? own : mapped
      }
    }
    // Others are of the data itself, unless an event says what its data holds.
    guard
      schema.properties.allSatisfy({ eventFields.contains($0.name) })
        || hasKind(schema, depth: depth, where: hasPayload)
    else { return nil }
    let groups = schema.unions.filter { !graph.isConstraint($0) }
    if groups.isEmpty {
      if !kind.data.isEmpty || !kind.names.isEmpty { return [kind] }
      return isSilent(schema) ? [] : nil
    }
    guard groups.count == 1 else { return nil }
    let discriminator = groups[0].discriminator.flatMap {
      $0.text("propertyName") == "event" ? $0 : nil
    }
    let places = groups[0].members.map { tagFinder.places(of: $0.element) }
    let mapping = discriminator.map { tagFinder.mapping(of: $0, among: places) }
    // What is of no kind of its own is of the base, if that is mapped.
    let outer = groups[0].element
    if let (target, element) = mapping?.byDefault,
      !places.joined().contains(target) && target != outer.pointer
    {
      graph.report(.openAPIMapping(element))
    }
    var kinds: [EventKind] = []
    for (member, places) in zip(groups[0].members, places) {
      // Those that extend what extends a base are among the others.
      let schema =
        inheritance.isBase(outer) ? graph.merged(member: [member]) : event([member])
      if schema.kinds == .null { continue }
      var base = kind
      if let mapping {
        base.names = names(of: member, at: places, by: mapping) ?? base.names
        // The default of a union that is a member itself counts where the outer one's leads to it.
        let isDefault = mapping.byDefault.map { places.contains($0.0) }
        base.isDefault = isDefault.map { $0 && kind.isDefault != false } ?? kind.isDefault ?? false
      }
      guard let found = eventKinds(schema, beside: base, depth: depth - 1) else { return nil }
      kinds += found
    }
    let isDefault = mapping?.byDefault?.0 == outer.pointer
    kind.isDefault = isDefault && kind.isDefault != false
    let own = mapping?.values[outer.pointer]
    if !kind.data.isEmpty, isDefault || own != nil {
      kind.names = own ?? [outer.name]
      kinds.append(kind)
    }
    return kinds
  }

  /// The names of events that a discriminator has for a member: those of its mapping, else that of the schema.
  private func names(
    of member: SchemaLocation, at places: [Pointer], by mapping: UnionTagFinder.Mapping
  ) -> [String]? {
    if let mapped = places.lazy.compactMap({ mapping.values[$0] }).first { return mapped }
    let schema = graph.target(of: member.element)
    if let schema { return [schema.name] }
    return inheritance.isChild(member.element) ? [member.element.name] : nil
  }

  /// Returns whether a schema is of the object by which Spring's servers send events, which says nothing of them.
  func isEmitter(_ schema: Element) -> Bool {
    graph.target(of: schema)?.name.hasSuffix("Emitter") == true
      && merged(schema).properties.allSatisfy { $0.name == "timeout" }
  }
}

/// The fields of an event, and its comment, which clients do not get.
let eventFields: Set = ["data", "event", "id", "retry", "comment"]
