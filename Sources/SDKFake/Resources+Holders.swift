internal import SDKCore

/// Records that are in others, and the only ones of their places.
extension Resources {
  /// Returns the only record of a place that is changed there, or has in it what is; nil: it is a sample.
  func only(_ key: String) -> Resource? {
    if let known = knownOnly.with({ $0[key] }) { return known }
    let resource = newOnly(key)
    knownOnly.with { $0[key] = .some(resource) }
    return resource
  }

  private func newOnly(_ key: String) -> Resource? {
    guard !key.hasSuffix("}") else { return nil }
    let own = operations(at: key)
    let readers = own.filter { $0.method == "GET" }
    guard let read = readers.first?.answerSchema, let place = reader.item(in: read, like: [], [])
    else { return nil }
    var resource = Resource(only: place.schema, reader)
    resource.knowsNotFound = readers.contains(where: \.knowsNotFound)
    let changing = own.filter { ["PUT", "PATCH"].contains($0.method) }
    let holds = resource.names.contains { name in
      (has("\(key)/\(name)") || has("\(key)/\(name)/{}"))
        && reader.properties(of: place.schema)[name].map { reader.kinds(of: $0).contains(.array) }
          ?? false
    }
    if holds { return resource }
    if changing.isEmpty { return model.isUser(own) ? resource : nil }
    // What is around a list is no record, unless it is sent like that.
    guard let list = resource.list(of: readers[0], reader) else { return resource }
    let isSent = changing.contains { operation in
      operation.sentSchema.map { sent in
        !list.path.isEmpty && reader.list(in: sent, at: nil, nil)?.path == list.path
      } ?? false
    }
    return isSent ? resource : nil
  }

  /// Whether what is deleted can be had back, or seen.
  func keepsDeleted(_ home: Home) -> Bool {
    let key = Self.key(of: home.route)
    let lists = operations(at: key).filter(\.isList).flatMap(\.parameters)
    if lists.contains(where: {
      Trash.isMeant(by: $0.name) && !home.resource.names.contains($0.name)
    }) {
      return true
    }
    let parameter = home.resource.parameter?.name ?? ""
    return Deed.restoring.contains { has("\(key)/{}/\($0)") || has("\(key)/{\(parameter)}:\($0)") }
  }

  // MARK: Holders

  /// Returns what has the records of a collection in one of its properties.
  ///
  /// - `item`: the schema of the records; nil: it is that of the property.
  func holder(of route: [Segment], like item: Schema?) -> Holder? {
    guard let name = route.last?.literal.map(Words.letters) else { return nil }
    let around = route.dropLast()
    let parameter = around.last?.parameter
    let owner: Home? =
      parameter == nil
      ? only(Self.key(of: around)).map { Home(resource: $0, route: Array(around)) }
      : home(Self.key(of: around.dropLast()))
    guard let owner, owner.links.isEmpty else { return nil }
    let properties = reader.properties(of: owner.resource.item)
    let property = properties.keys.sorted().first { property in
      guard Words.letters(property) == name, let schema = properties[property],
        reader.kinds(of: schema).contains(.array), let items = reader.items(of: schema)
      else { return false }
      let names = reader.properties(of: items)
      guard let item else { return !names.isEmpty }
      return Resource(only: item, reader).isSame(items, reader)
    }
    return property.map { Holder(owner, parameter, $0) }
  }

  /// Returns the collection whose records are such objects, among those whose paths have no other parameters: the one
  /// that is named so, else one of the same schema.
  ///
  /// - `own`: the key of the collection that does not count.
  func home(
    with schema: Schema, named name: String, parameters: Set<String>, but own: String? = nil
  ) -> Home? {
    let key = "\(name) \(parameters.sorted()) \(schema.place) \(own ?? "")"
    if let known = knownNeighbors.with({ $0[key] }) { return known }
    let stems = Set(Words.singulars(name))
    // Itself, or with null.
    let named = Set(([schema] + schema.allOf + schema.anyOf + schema.oneOf).compactMap(\.reference))
    let fitting = entries.values.filter {
      $0.segments.flatMap(\.parameters).allSatisfy(parameters.contains)
        && Self.key(of: $0.segments) != own
    }
    .sorted { $0.route < $1.route }
    func isNamed(_ entries: Entries) -> Bool {
      entries.segments.last?.literal.map { !stems.isDisjoint(with: Words.singulars($0)) } ?? false
    }
    func home(_ entries: Entries) -> Home? {
      self.home(Self.key(of: entries.segments)).flatMap { home in
        home.links.isEmpty && home.holder == nil && home.resource.isSame(schema, reader)
          ? home : nil
      }
    }
    let found =
      fitting.filter(isNamed).lazy.compactMap(home).first
      ?? (named.count == 1 ? named.first : nil).flatMap { name in
        fitting.lazy.compactMap(home).first { $0.resource.item.reference == name }
      }
    knownNeighbors.with { $0[key] = .some(found) }
    return found
  }

  // MARK: Places

  /// Returns the collection at a path: `/users/1/posts`.
  func place(_ path: String, _ answerer: Answerer) -> CollectionPlace? {
    let pieces = Router.pieces(of: path)
    // `/pets.json` is `/pets`.
    let bare = pieces.last.flatMap { Segment($0).withoutExtension.literal }
    return place(pieces.dropLast() + [bare].compactMap(\.self), answerer)
      ?? (bare == pieces.last ? nil : place(pieces, answerer))
  }

  private func place(_ pieces: [String], _ answerer: Answerer) -> CollectionPlace? {
    let found = entries.values.compactMap { entry -> (Entries, arguments: [String: String])? in
      let segments = entry.segments
      guard segments.count == pieces.count else { return nil }
      var arguments: [String: String] = [:]
      for (segment, piece) in zip(segments, pieces) {
        guard let own = segment.arguments(in: piece) else { return nil }
        arguments.merge(own) { first, _ in first }
      }
      return (entry, arguments)
    }
    // The one with the most literal segments, as of requests.
    return found.sorted {
      ($0.arguments.count, $0.0.route) < ($1.arguments.count, $1.0.route)
    }.lazy.compactMap { entry, arguments in
      self.home(Self.key(of: entry.segments)).map {
        CollectionPlace($0, arguments: arguments, answerer)
      }
    }.first
  }
}
