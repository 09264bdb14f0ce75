internal import SDKCore

/// How what is kept is changed.
extension StoreExchange {
  /// Changes the record; returns it as it is then, or was until it was deleted, and nil where there is none.
  func apply(
    _ said: [String: JSON], to key: String, _ store: inout Store
  ) -> Store.Record? {
    if use.deed?.restores == true { _ = store.change(place.path) { $0.restore(key) } }
    guard contains(key, store), let record = store.collections[place.path]?.record(key) else {
      return nil
    }
    var properties = record.properties
    switch use.action {
    case .delete, .deleteAll: remove(key, &store)
    case .replace:
      properties = kept(of: properties).merging(said) { old, new in
        guard let old = old.objectValue, let new = new.objectValue else { return new }
        return .object(old.merging(new) { $1 })
      }
    case .change:
      properties = patched(properties) ?? changed(properties, by: said)
      if let deed = use.deed {
        properties = deed.done(to: properties, of: resource.item, but: Set(said.keys), reader) {
          answerer.sampler.value(of: $1, for: "\(place.path)/\(key) \($0)", property: $0)
        }
      }
    case .list, .count, .create, .read, .replaceAll: return record
    }
    if use.action == .replace || use.action == .change {
      properties = place.completed(place.linked(properties), key: key)
      // What was stated once stays until what is in it changes.
      let isCounted = said.contains { $0.value.arrayValue != nil }
      let stated = record.properties.filter { record.said.contains($0.key) }
      properties = place.totalled(
        properties, but: isCounted ? said : said.merging(stated) { first, _ in first })
      place.identify(&properties, as: key)
      let new = Set(properties.keys.filter { properties[$0] != record.properties[$0] })
      let names = new.union(said.keys)
      store.change(place.path) { $0.set(key, to: properties, saying: names) }
      let inner = use.isSingle ? place.path : "\(place.path)/\(key)"
      let lists = names.filter { properties[$0]?.arrayValue != nil }
      store.forgetCollections(below: inner, named: Set(lists.map(Words.letters)))
    }
    place.tellHolder(&store)
    let now = store.collections[place.path]?.record(key)
    return now ?? Store.Record(key: key, properties: properties, said: record.said)
  }

  private func remove(_ key: String, _ store: inout Store) {
    let keeps = answerer.model.resources.keepsDeleted(use.home)
    if keeps, let record = store.collections[place.path]?.record(key) {
      let gone = Deed("delete", isUndone: false).done(
        to: record.properties, of: resource.item, but: [], reader
      ) { answerer.sampler.value(of: $1, for: "\(place.path)/\(key) \($0)", property: $0) }
      store.change(place.path) { $0.set(key, to: gone) }
    }
    store.change(place.path) { $0.remove(key, keeps: keeps) }
    store.removeFiles(of: "\(place.path)/\(key)")
    store.removeCollections(below: use.isSingle ? place.path : "\(place.path)/\(key)")
  }

  func changeEach(in store: Locked<Store>) -> FakeAnswer? {
    let all = sent.records.map { resolved($0, in: store) }
    let changed = store.with { store in
      all.compactMap { said -> Store.Record? in
        guard let stated = resource.identity.flatMap({ said[$0] }) else { return nil }
        return apply(said, to: place.normal(stated.wireText), &store)
      }
    }
    return answer(to: changed, store)
  }

  /// Deletes the records that the query or the body names, and all where neither says anything.
  func deleteAll(in store: Locked<Store>) -> FakeAnswer? {
    let filter = filter(asked)
    let keys = sent.keys.map { Set($0.map(place.normal)) }
    if use.isOfNamed, keys == nil, filter.isEmpty { return nil }
    let gone = store.with { store in
      let all = place.records(in: store).filter {
        (keys?.contains($0.key) ?? true) && filter.matches($0.properties)
      }
      // Who asks for something that is not known here does not mean everything.
      let meant = filter.others.isEmpty || !filter.isEmpty || keys != nil ? all : []
      for record in meant { remove(record.key, &store) }
      place.tellHolder(&store)
      return meant
    }
    return use.isOfNamed ? counted(gone.count) : answer(to: gone, store)
  }

  /// What stays when a value is replaced: what only the server sets, and so what requests have no property for.
  private func kept(of properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item)
    let sent =
      operation.sentSchema.flatMap {
        reader.item(in: $0, like: resource.names, resource.singulars)
      }.map { reader.properties(of: $0.schema) } ?? [:]
    var kept = properties.filter { name, _ in
      name == resource.identity || schemas[name]?.isReadOnly == true
        || !sent.isEmpty && sent[name] == nil && schemas[name] != nil
    }
    // What requests have beside each other.
    if sent["attributes"] == nil, let inner = kept["attributes"]?.objectValue {
      kept["attributes"] = .object(inner.filter { sent[$0.key] == nil })
    }
    return kept
  }

  /// Returns the properties with those of the request: RFC 7396, but that a property which may be null becomes null, and
  /// that one which must be there and may not stays as it is.
  private func changed(_ properties: [String: JSON], by said: [String: JSON]) -> [String: JSON] {
    func merged(_ old: [String: JSON], _ new: [String: JSON], _ schema: Schema?) -> [String: JSON] {
      let schemas = schema.map { reader.properties(of: $0) } ?? [:]
      let required = schema.map { reader.required(of: $0) } ?? []
      var result = old
      for (name, value) in new {
        switch value {
        case .null:
          let mayBeNull = schemas[name].map { answerer.judge.isValid(.null, $0) } ?? false
          if mayBeNull {
            result[name] = .null
          } else if !required.contains(name) {
            result[name] = nil
          }
        case .object(let members):
          let inner = merged(result[name]?.objectValue ?? [:], members, schemas[name])
          result[name] = .object(inner)
        case .bool, .integer, .number, .string, .array: result[name] = value
        }
      }
      return result
    }
    return merged(properties, said, resource.item)
  }

  /// Returns the properties as a JSON Patch leaves them; nil: the request has none, or it does not fit.
  private func patched(_ properties: [String: JSON]) -> [String: JSON]? {
    read.patch.flatMap { try? $0.applied(to: .object(properties)) }?.objectValue
  }
}
