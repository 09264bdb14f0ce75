internal import SDKGenAPIModel
internal import SDKGenSourceText

/// What schemas say of server-sent events (WHATWG HTML, section 9.2.6).
extension SchemaLowering {
  /// Returns whether a schema is of events with the fields around their data, or of several kinds of them.
  func isEvent(_ schema: Element) -> Bool { isEvent(event(schema), depth: 8) }

  func event(_ schema: Element) -> MergedSchema {
    event([SchemaLocation(schema, named: InlineName(in: .api, []))])
  }

  /// Everything that holds for an event; the schemas that extend a base are its kinds.
  func event(_ locations: [SchemaLocation]) -> MergedSchema {
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
  func isSilent(_ schema: MergedSchema) -> Bool {
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

  func hasPayload(_ event: MergedSchema) -> Bool {
    event.property("data").map { payload(of: $0.locations).schema != nil } ?? false
  }

  /// Returns whether a schema is so, or a member of its unions.
  func hasKind(
    _ schema: MergedSchema, depth: Int, where isMeant: (MergedSchema) -> Bool
  ) -> Bool {
    guard depth > 0 else { return false }
    if isMeant(schema) { return true }
    return schema.unions.filter { !graph.isConstraint($0) }.flatMap(\.members).contains {
      hasKind(event([$0]), depth: depth - 1, where: isMeant)
    }
  }

  /// Returns whether a schema is of the object by which Spring's servers send events, which says nothing of them.
  func isEmitter(_ schema: Element) -> Bool {
    graph.target(of: schema)?.name.hasSuffix("Emitter") == true
      && merged(schema).properties.allSatisfy { $0.name == "timeout" }
  }
}

/// The fields of an event, and its comment, which clients do not get.
let eventFields: Set = ["data", "event", "id", "retry", "comment"]
