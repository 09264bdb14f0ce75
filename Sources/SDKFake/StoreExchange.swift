internal import Foundation
internal import SDKCore

/// A request that concerns a collection.
struct StoreExchange: Sendable {
  let use: Resources.Use
  let request: ReceivedRequest
  let operation: Operation
  let read: ReadRequest
  let answerer: Answerer
  let place: CollectionPlace
  /// The identity of the record that is meant.
  let key: String

  init(
    _ use: Resources.Use, _ request: ReceivedRequest, _ operation: Operation, _ read: ReadRequest,
    _ arguments: [String: String], _ answerer: Answerer
  ) {
    self.use = use
    self.request = request
    self.operation = operation
    self.read = read
    self.answerer = answerer
    place = CollectionPlace(use.home, arguments: arguments, answerer)
    let sent = SentRecords(read.body, operation, use, answerer)
    self.sent = sent
    let stated = use.parameter.map { arguments[$0] ?? "" }
    let named = use.home.resource.identity.flatMap { sent.identified[$0] }
    key = place.normal(stated ?? (use.isSingle ? "" : named?.wireText ?? ""))
  }

  /// What the request has as its body.
  let sent: SentRecords

  var resource: Resource { use.home.resource }

  var reader: WireReader { WireReader(judge: answerer.judge) }

  /// Does what the request asks for, and answers it; nil: a sample will do, also where the store is full and nothing is
  /// there yet.
  ///
  /// Only what changes the store waits for others that do.
  func answer(keptIn store: Locked<Store>) -> FakeAnswer? {
    place.fill(store)
    guard store.with({ $0.collections[place.path] != nil }) else { return nil }
    switch use.action {
    case .list:
      let asked = use.isSearch ? withoutPaging(sent.body).merging(asked) { $1 } : asked
      let filter = filter(withStandards(asked))
      let order = RecordOrder(asked, filter.others, operation, resource, reader)
      let all = store.with { place.records(in: $0) }
      return listAnswer(order.sorted(all.filter { filter.matches($0.properties) }))
    case .create: return create(in: store)
    case .replaceAll:
      let records = sent.records.enumerated().map { place.completed($1, key: "\($0)") }
      store.with { place.set(records, in: &$0) }
      return answer(to: store.with { place.records(in: $0) })
    case .deleteAll: return deleteAll(in: store)
    case .change where use.parameter == nil && !use.isSingle && sent.isList:
      return changeEach(in: store)
    case .read, .change, .replace, .delete:
      let (isKnown, isMade) = store.with { store -> (Bool, Bool) in
        (contains(key, store), !store.isFull && self.isMade(in: store))
      }
      if !isKnown, isMade {
        let record = add(said, key: key, in: store)
        if use.action == .replace, let record {
          keepFiles(of: record.key, store)
          var answer = answer(record.properties, key: key, isNew: true)
          locate(&answer, at: request.path)
          return answer
        }
      }
      if let conflict = store.with(conflict) { return conflict }
      guard let properties = store.with({ apply(said, to: key, &$0) }) else {
        return notFound
      }
      if use.action != .delete { keepFiles(of: key, store) }
      if use.action != .read, !answersRecord {
        return answer(to: listed([.init(key: key, properties: properties)], store))
      }
      return answer(properties, key: key)
    }
  }

  /// What the request says of one record. Without a body, that is in its query.
  private var said: [String: JSON] {
    guard use.action == .change, operation.body == nil else { return sent.properties }
    return asked.filter { resource.names.contains($0.key) }
  }

  private func contains(_ key: String, _ store: Store) -> Bool {
    store.collections[place.path]?[key].map(place.isOwn) ?? false
  }

  /// Whether a record is there as soon as it is asked for: where it is put there, where no list tells what there is,
  /// and where the operation has no answer for what is not there.
  private func isMade(in store: Store) -> Bool {
    let collection = store.collections[place.path] ?? .init()
    // It is somebody else's.
    if collection.contains(key) { return false }
    if use.action == .replace {
      return operation.declares(201) || use.isSingle || !operation.declares(404)
    }
    if collection.isGiven || collection.deleted.contains(key) { return false }
    return !resource.isListed || !operation.knowsNotFound
  }

  /// Returns what a list around a record has in it: all where no other operation lists them, as of a cart.
  private func listed(_ records: [Store.Record], _ store: Locked<Store>) -> [Store.Record] {
    resource.isListed ? records : store.with { place.records(in: $0) }
  }

  private func keepFiles(of key: String, _ store: Locked<Store>) {
    if read.files.isEmpty { return }
    store.with { $0.keep(read.files, at: "\(place.path)/\(key)") }
  }

  // MARK: Adding

  private func create(in store: Locked<Store>) -> FakeAnswer? {
    var records: [Store.Record] = []
    for properties in sent.records {
      if let stated = resource.identity.flatMap({ properties[$0] }), operation.declares(409),
        store.with({ $0.collections[place.path]?.contains(place.normal(stated.wireText)) ?? false })
      {
        return failure(409, "Conflict", "'\(stated.wireText)' is there already")
      }
      guard let record = add(properties, key: nil, in: store) else { return nil }
      records.append(record)
    }
    guard !sent.isList, let record = records.first else { return answer(to: records) }
    keepFiles(of: record.key, store)
    if !answersRecord { return answer(to: listed(records, store)) }
    var answer = self.answer(record.properties, key: record.key, isNew: true)
    if use.hasItems {
      let last = Router.segments(of: operation.route).last
      // `/pets/`, `/pets.json`
      let end =
        last == last?.withoutExtension
        ? request.path.suffix(request.path.hasSuffix("/") ? 1 : 0)
        : request.path.lastIndex(of: ".").map { request.path[$0...] } ?? ""
      let path = request.path.dropLast(end.count)
      locate(&answer, at: "\(path)/\(PercentEncoding.encoded(record.key))\(end)")
    }
    return answer
  }

  /// Adds a record: what the request says, and samples of the rest.
  private func add(
    _ said: [String: JSON], key: String?, in store: Locked<Store>
  ) -> Store.Record? {
    let number = store.with { $0.change(place.path) { $0.takeNumber() } }
    let linked = said.isEmpty ? said : place.linked(said)
    let sample = place.sample(number, like: linked.isEmpty ? nil : linked)
    var properties = place.owned(sample, number, place.owners(store), but: Set(linked.keys))
    // Also what the schema does not know.
    properties.merge(linked) { first, _ in first }
    if let key {
      place.identify(&properties, as: key)
      store.with { $0.change(place.path) { $0.set(key, to: properties, isMade: true) } }
      return Store.Record(key: key, properties: properties, isMade: true)
    }
    let stated = resource.identity.flatMap { said[$0] } ?? .null
    return store.with {
      $0.change(place.path) { collection in
        place.add(properties, stating: stated, number, isMade: true, to: &collection).flatMap {
          collection.record($0)
        }
      }
    }
  }

  // MARK: Changing

  /// Changes the record; returns it as it is then, or was until it was deleted, and nil where there is none.
  private func apply(
    _ said: [String: JSON], to key: String, _ store: inout Store
  ) -> [String: JSON]? {
    guard contains(key, store), var properties = store.collections[place.path]?[key] else {
      return nil
    }
    switch use.action {
    case .delete, .deleteAll: remove(key, &store)
    case .replace: properties = kept(of: properties).merging(said) { $1 }
    case .change: properties = patched(properties) ?? changed(properties, by: said)
    case .list, .create, .read, .replaceAll: break
    }
    if use.action == .replace || use.action == .change {
      properties = place.completed(place.linked(properties), key: key)
      place.identify(&properties, as: key)
      store.change(place.path) { $0.set(key, to: properties) }
    }
    return properties
  }

  private func remove(_ key: String, _ store: inout Store) {
    store.change(place.path) { $0.remove(key) }
    store.removeFiles(of: "\(place.path)/\(key)")
    store.removeCollections(below: "\(place.path)/\(key)")
  }

  private func changeEach(in store: Locked<Store>) -> FakeAnswer? {
    let changed = store.with { store in
      sent.records.compactMap { said -> Store.Record? in
        guard let stated = resource.identity.flatMap({ said[$0] }) else { return nil }
        let key = place.normal(stated.wireText)
        return apply(said, to: key, &store).map { Store.Record(key: key, properties: $0) }
      }
    }
    return answer(to: changed)
  }

  /// Deletes the records that the query or the body names, and all where neither says anything.
  private func deleteAll(in store: Locked<Store>) -> FakeAnswer? {
    let filter = filter(asked)
    let keys = sent.keys.map { Set($0.map(place.normal)) }
    let gone = store.with { store in
      let all = place.records(in: store).filter {
        (keys?.contains($0.key) ?? true) && filter.matches($0.properties)
      }
      // Who asks for something that is not known here does not mean everything.
      let meant = filter.others.isEmpty || !filter.isEmpty || keys != nil ? all : []
      for record in meant { remove(record.key, &store) }
      return meant
    }
    return answer(to: gone)
  }

  /// What stays when a value is replaced: what only the server sets, and so what requests have no property for.
  private func kept(of properties: [String: JSON]) -> [String: JSON] {
    let schemas = reader.properties(of: resource.item)
    let sent =
      operation.sentSchema.flatMap {
        reader.item(in: $0, like: resource.names, resource.singulars)
      }.map { reader.properties(of: $0.schema) } ?? [:]
    return properties.filter { name, _ in
      name == resource.identity || schemas[name]?.isReadOnly == true
        || !sent.isEmpty && sent[name] == nil && schemas[name] != nil
    }
  }

  /// Returns the properties with those of the request: RFC 7396, but that a property which may be null becomes null.
  private func changed(_ properties: [String: JSON], by said: [String: JSON]) -> [String: JSON] {
    func merged(_ old: [String: JSON], _ new: [String: JSON], _ schema: Schema?) -> [String: JSON] {
      let schemas = schema.map { reader.properties(of: $0) } ?? [:]
      var result = old
      for (name, value) in new {
        switch value {
        case .null:
          let mayBeNull = schemas[name].map { answerer.judge.isValid(.null, $0) } ?? false
          result[name] = mayBeNull ? .null : nil
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
