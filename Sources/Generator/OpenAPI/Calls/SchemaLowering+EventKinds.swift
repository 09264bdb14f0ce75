internal import SDKGenAPIModel
internal import SDKGenSourceText

/// A kind of events of a stream.
private struct EventKind {
  /// The constants that `event` may be.
  var names: [String] = []
  /// There is an `event`, whether or not it is a constant.
  var isNamed = false
  /// Its only name is that of its schema, for want of others.
  var isNamedBySchema = false
  /// It states which values `event` has.
  var hasConstant = false
  var standard = Standard.unknown
  var data: [SchemaLocation] = []
}

/// Which events of names that lead to no kind are of a schema.
private enum Standard: Equatable {
  case unknown, none, all
  /// Those of one that may be within it.
  case within(Pointer)
}

/// The discriminators by `event` around a schema, the outer one first, and what they are known to lead to.
private struct EventMappings {
  var open: [(mapping: UnionTagFinder.Mapping, members: Set<Pointer>)] = []
  var used: Set<Pointer> = []
  /// The default of the outermost one.
  var standard: Element?
}

/// What tells the events of a stream apart: their names.
extension SchemaLowering {
  /// Returns what the `itemSchema` of an event stream says of its events: the type of their `data`, or, where each
  /// has a constant `event`, that of each name. Nil where it says neither: the piece is a value itself, or a whole
  /// event whose `data` is text.
  mutating func events(_ item: Element, named name: InlineName) -> StreamResponse? {
    var mappings = EventMappings()
    guard var found = eventKinds(event(item), beside: EventKind(), &mappings, depth: 8),
      found.contains(where: { !$0.data.isEmpty })
    else { return nil }
    // One kind by several names of its schema.
    var seen: Set<[String]> = []
    found = found.filter { seen.insert($0.names + $0.data.map(\.element.pointer.text)).inserted }
    let scope = name.words.dropLast()
    func stream(_ kind: StreamResponse.Kind) -> StreamResponse {
      var stream = StreamResponse(ofEvents: kind)
      stream.dataIsJSON = found.contains { holdsJSONString($0.data) }
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
    let standard = defaultKind(among: found, mappings)
    let names = found.flatMap(\.names)
    guard Set(names).count == names.count,
      found.indices.allSatisfy({ !found[$0].names.isEmpty || $0 == standard })
    else { return nil }
    let other = ["other"] + (2...names.count + 2).map { "other\($0)" }
    let key = other.first { !names.contains($0) } ?? "other"
    // Of it and an event that is called so, the first keeps the name.
    let rival = found.firstIndex { $0.names.contains("other") } ?? 0
    var events: [StreamResponse.NamedEvent] = []
    for (index, kind) in found.enumerated() {
      var kind = kind
      // Its own names say of an event what it is, which another's does not.
      let isOther = index == standard && !kind.isNamedBySchema
      if isOther { kind.names.append(key) }
      let type =
        kind.data.isEmpty
        ? .scalar(.string)
        : type(ofData: kind.data, named: InlineName(in: name.scope, scope + [kind.names[0]]))
      events += kind.names.map { StreamResponse.NamedEvent(name: $0, type: type) }
      if index == standard { events[events.count - 1].isDefault = true }
      if isOther, index < rival { events[events.count - 1].swiftName = "other" }
    }
    return stream(.namedEvents(events))
  }

  /// Returns the kind that takes events of names that lead to none: the only one to which the default leads, or of several
  /// the one that does not say how its events are called. Without a default it is the one whose `event` is any string.
  private func defaultKind(among kinds: [EventKind], _ mappings: EventMappings) -> Int? {
    let meant = kinds.indices.filter { kinds[$0].standard == .all }
    if meant.isEmpty {
      let open = kinds.indices.filter { kinds[$0].names.isEmpty }
      return open.count == 1 ? open[0] : nil
    }
    if meant.count < 2 { return meant.first }
    let open = meant.filter { !kinds[$0].hasConstant }
    if open.count == 1 { return open[0] }
    if let element = mappings.standard { graph.report(.severalDefaultEvents(element)) }
    return nil
  }

  /// The kinds of events of a schema, whose members repeat what stands beside them in part. Null, where a schema allows
  /// it, is no event.
  private func eventKinds(
    _ schema: MergedSchema, beside base: EventKind, _ mappings: inout EventMappings, depth: Int
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
        kind.isNamedBySchema = false
        kind.hasConstant = true
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
    return kinds(of: groups[0], beside: kind, &mappings, depth: depth)
  }

  private func kinds(
    of group: MergedSchema.Alternatives, beside base: EventKind, _ mappings: inout EventMappings,
    depth: Int
  ) -> [EventKind]? {
    let places = group.members.map { tagFinder.places(of: $0.element) }
    let outer = group.element
    var own: UnionTagFinder.Mapping?
    if let discriminator = group.discriminator, discriminator.text("propertyName") == "event" {
      own = tagFinder.mapping(of: discriminator, among: places + [[outer.pointer]])
    }
    // What extends a base is not the base.
    let direct = Set(places.joined()).union([outer.pointer])
    if let own { mappings.open.append((own, direct)) }
    defer { if own != nil { mappings.open.removeLast() } }
    var base = base
    // The default of a union that is a member itself counts where the outer one's leads to it.
    if let own, base.standard == .unknown || base.standard == .all {
      if let (target, element) = own.byDefault {
        base.standard = .within(target)
        mappings.standard = element
      } else if base.standard == .unknown {
        base.standard = .none
      }
    }
    var kinds: [EventKind] = []
    for (member, places) in zip(group.members, places) {
      // Those that extend what extends a base are among the others.
      let schema =
        inheritance.isBase(outer) ? graph.merged(member: [member]) : event([member])
      if schema.kinds == .null { continue }
      var kind = base
      if case .within(let target) = base.standard,
        tagFinder.isDefault(target, member.element, at: places, besides: direct)
      {
        kind.standard = .all
        mappings.used.insert(target)
      }
      name(&kind, member, at: places, isTold: own != nil, &mappings)
      guard let found = eventKinds(schema, beside: kind, &mappings, depth: depth - 1) else {
        return nil
      }
      kinds += found
    }
    // What is of no kind of its own is of the base, if that is mapped.
    let isDefault = base.standard == .within(outer.pointer)
    if !base.data.isEmpty, isDefault || own?.values[outer.pointer] != nil {
      base.names = own?.values[outer.pointer] ?? [outer.name]
      base.isNamedBySchema = own?.values[outer.pointer] == nil
      base.standard = isDefault ? .all : .none
      mappings.used.insert(outer.pointer)
      kinds.append(base)
    }
    let counts = own.flatMap(\.byDefault).flatMap { base.standard == .within($0.0) ? $0 : nil }
    for (target, element) in (own?.targets ?? []) + [counts].compactMap(\.self)
    where !mappings.used.contains(target) {
      graph.report(.openAPIMapping(element))
    }
    return kinds
  }

  /// Names the events of a member: by the discriminators around it, else by its schema.
  ///
  /// - `isTold`: the union that it is a member of has such a discriminator.
  private func name(
    _ kind: inout EventKind, _ member: SchemaLocation, at places: [Pointer], isTold: Bool,
    _ mappings: inout EventMappings
  ) {
    var names: [String] = []
    for (mapping, members) in mappings.open {
      let isMember = !members.isDisjoint(with: places)
      guard
        let place = tagFinder.key(of: places, in: mapping, besides: isMember ? [] : members)
          ?? tagFinder.base(of: member.element, in: mapping, besides: members)
      else { continue }
      mappings.used.insert(place)
      names += (mapping.values[place] ?? []).filter { !names.contains($0) }
    }
    let schema = graph.target(of: member.element)
    let isNamed = schema != nil || inheritance.isChild(member.element)
    if !names.isEmpty {
      kind.names = names
      kind.isNamedBySchema = false
    } else if !mappings.open.isEmpty, isNamed, isTold || kind.names.isEmpty || kind.isNamedBySchema
    {
      kind.names = [schema?.name ?? member.element.name]
      kind.isNamedBySchema = true
    }
  }
}
