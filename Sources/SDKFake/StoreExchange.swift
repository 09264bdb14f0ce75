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
  private(set) var key: String

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
    var exchange = self
    exchange.key = store.with { place.key(of: key, in: $0) }
    let answer = exchange.answerOfFilled(store)
    if use.action == .delete, exchange.key != key {
      store.with { $0.change(place.path) { $0.forget(key) } }
    }
    return answer
  }

  private func answerOfFilled(_ store: Locked<Store>) -> FakeAnswer? {
    switch use.action {
    case .list, .count:
      let asked = use.isSearch ? withoutPaging(sent.body).merging(asked) { $1 } : asked
      let (filter, usual) = (filter(asked), filter(standards))
      let order = RecordOrder(asked, filter.others, operation, resource, reader)
      let there = store.with { records(in: $0, asked) }
      var all = there.filter { record in
        // What nobody has asked for hides what somebody has said to be otherwise, and no samples.
        filter.matches(record.properties) && usual.matches(record.properties, by: record.said)
      }
      // Nobody can add to samples what they ask for.
      if all.isEmpty, resource.isOnlyRead,
        store.with({ $0.collections[place.path]?.isGiven }) == false
      {
        all = there
      }
      return use.action == .count ? counted(all.count) : listAnswer(order.sorted(all))
    case .create: return create(in: store)
    case .replaceAll:
      let records = sent.records.enumerated().map { place.completed($1, key: "\($0)") }
      store.with { store in
        place.set(records, in: &store)
        place.tellHolder(&store)
      }
      return answer(to: store.with { place.records(in: $0) }, store)
    case .deleteAll: return deleteAll(in: store)
    case .change where use.parameter == nil && !use.isSingle && sent.isList:
      return changeEach(in: store)
    case .read, .change, .replace, .delete: return answerOne(in: store)
    }
  }

  private func answerOne(in store: Locked<Store>) -> FakeAnswer? {
    let (isKnown, isMade) = store.with { store -> (Bool, Bool) in
      (contains(key, store), !store.isFull && self.isMade(in: store))
    }
    let said = resolved(said, in: store)
    if !isKnown, isMade {
      if use.isSingle, use.action != .replace {
        place.makeOnly(in: store)
      } else {
        let record = add(said, Set(said.keys), key: key, in: store)
        if use.action == .replace, let record {
          keepFiles(of: record.key, store)
          var answer = answer(record, isNew: true)
          locate(&answer, at: request.path)
          return answer
        }
      }
    }
    if let conflict = store.with(conflict) { return conflict }
    guard let record = store.with({ apply(said, to: key, &$0) }) else { return notFound }
    if use.action != .delete { keepFiles(of: key, store) }
    let answersAll =
      use.home.holder != nil && operation.answerSchema.map { reader.kinds(of: $0) } == .array
    if use.action != .read, !answersRecord || answersAll {
      return answer(to: listed([record], store), store)
    }
    return answer(record)
  }

  /// What the request says of one record. Without a body, that is in its query.
  private var said: [String: JSON] {
    guard use.action == .change, operation.body == nil else {
      // Google's APIs say which properties are meant.
      let mask = (read.query["updateMask"] ?? read.query["update_mask"])?.stringValue
      guard use.action == .change, let mask, mask != "*", !mask.isEmpty else {
        return sent.properties
      }
      let names = Set(
        mask.split(separator: ",").map { Words.letters(String($0.prefix { $0 != "." })) })
      return sent.properties.filter { names.contains(Words.letters($0.key)) }
    }
    return asked.filter { resource.names.contains($0.key) }
  }

  /// Returns what is said as records have it: with objects in the place of what only names them, and by the names of
  /// their properties, which forms may have in other case.
  func resolved(_ said: [String: JSON], in store: Locked<Store>) -> [String: JSON] {
    if said.isEmpty { return said }
    var named = said
    for (name, value) in said where !resource.names.contains(name) {
      let letters = Words.letters(name)
      let own = resource.names.sorted().first { Words.letters($0) == letters }
      if let own, said[own] == nil { (named[own], named[name]) = (value, nil) }
    }
    return NamedObjects(place: place, answerer: answerer, store: store).resolved(inward(named))
  }

  /// Returns what is said with the properties that records of JSON:API have in their `attributes`, where requests have
  /// them side by side.
  private func inward(_ said: [String: JSON]) -> [String: JSON] {
    guard said["attributes"] == nil, let schema = place.properties["attributes"] else {
      return said
    }
    let own = reader.properties(of: schema)
    let inner = said.filter { own[$0.key] != nil && $0.key != resource.identity }
    if inner.isEmpty { return said }
    return said.filter { inner[$0.key] == nil }.merging(["attributes": .object(inner)]) { $1 }
  }

  func contains(_ key: String, _ store: Store) -> Bool {
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
    if use.isSingle, !resource.knowsNotFound, use.action != .delete { return true }
    if collection.isGiven || collection.deleted.contains(key) { return false }
    return !(resource.isListed || use.home.holder != nil) || !operation.knowsNotFound
  }

  /// Returns what a list around a record has in it: all where no other operation lists them, or something else has them
  /// in it, as of a cart.
  private func listed(_ records: [Store.Record], _ store: Locked<Store>) -> [Store.Record] {
    resource.isListed && use.home.holder == nil
      ? records : store.with { place.records(in: $0) }
  }

  private func keepFiles(of key: String, _ store: Locked<Store>) {
    if read.files.isEmpty { return }
    store.with { $0.keep(read.files, at: "\(place.path)/\(key)") }
  }

  // MARK: Adding

  private func create(in store: Locked<Store>) -> FakeAnswer? {
    var records: [Store.Record] = []
    for (properties, said) in zip(sent.records, sent.said) {
      let stated = namedByQuery ?? resource.identity.flatMap { properties[$0] }
      if let stated, conflicts(stated, in: store) {
        return failure(
          conflictStatuses, 409, "Conflict", "'\(stated.wireText)' is there already")
      }
      let resolved = resolved(properties, in: store)
      guard let record = add(resolved, said, stating: stated, key: nil, in: store) else {
        return nil
      }
      records.append(record)
    }
    store.with { place.tellHolder(&$0) }
    guard !sent.isList, let record = records.first else {
      return answer(to: use.home.holder == nil ? records : listed(records, store), store)
    }
    keepFiles(of: record.key, store)
    if !answersRecord { return answer(to: listed(records, store), store) }
    var answer = self.answer(record, isNew: true)
    if use.hasItems {
      // `/pets/`, `/pets.json`
      let path = request.path.dropLast(end.count)
      locate(&answer, at: "\(path)/\(PercentEncoding.encoded(record.key))\(recordEnd)")
    }
    return answer
  }

  /// The identity that a query states: `bookId` of Google's APIs.
  private var namedByQuery: JSON? {
    let names = resource.singulars.map { $0 + "id" }
    return read.query.sorted { $0.key < $1.key }.first {
      names.contains(Words.letters($0.key)) && !resource.names.contains($0.key)
    }?.value
  }

  /// The statuses that say that an identity is taken. A client that has to choose one hears of it; others get another.
  private var conflictStatuses: [Int] {
    let schema = operation.sentSchema.flatMap {
      reader.item(in: $0, like: resource.names, resource.singulars)
    }?.schema
    let isChosen = resource.identity.flatMap { name in
      schema.map { schema in
        reader.requires(name, of: schema)
          && reader.properties(of: schema)[name].map { reader.kinds(of: $0) } == .string
      }
    }
    return isChosen == true ? [409, 422, 400] : [409]
  }

  private func conflicts(_ stated: JSON, in store: Locked<Store>) -> Bool {
    conflictStatuses.contains(where: operation.declares)
      && store.with {
        $0.collections[place.path]?.contains(place.normal(stated.wireText)) ?? false
      }
  }

  /// Adds a record: what the request says, and samples of the rest.
  ///
  /// - `names`: the properties that the request itself has, and no default.
  private func add(
    _ said: [String: JSON], _ names: Set<String>, stating stated: JSON? = nil, key: String?,
    in store: Locked<Store>
  ) -> Store.Record? {
    let number = store.with { $0.change(place.path) { $0.takeNumber() } }
    let known = said.isEmpty ? key.flatMap { neighbor($0, in: store) } ?? said : said
    let linked = known.isEmpty ? known : place.linked(known)
    let sample = place.sample(number, like: linked.isEmpty ? nil : linked)
    var properties = place.owned(sample, number, place.owners(store), but: Set(linked.keys))
    if use.action != .read { properties = place.begun(properties, saying: Set(linked.keys)) }
    if let file = read.files.first, read.files.count == 1 {
      properties = place.describing(file, properties, but: Set(linked.keys))
    }
    // Also what the schema does not know.
    properties.merge(linked) { first, _ in first }
    properties = place.totalled(properties, but: linked.filter { names.contains($0.key) })
    if let key {
      place.identify(&properties, as: key)
      store.with { store in
        store.change(place.path) { $0.set(key, to: properties, isMade: true, saying: names) }
        place.tellHolder(&store)
      }
      return Store.Record(key: key, properties: properties, isMade: true, said: names)
    }
    return store.with {
      $0.change(place.path) { collection in
        place.add(
          properties, stating: stated ?? .null, number, isMade: true, saying: names,
          to: &collection
        ).flatMap { collection.record($0) }
      }
    }
  }

  /// Returns what another collection has of this identity, where records are in several: `PUT /notes/1/tags/2`.
  private func neighbor(_ key: String, in store: Locked<Store>) -> [String: JSON]? {
    let other = use.home.holder.map { place.neighbor(with: resource.item, named: $0.property) }
    guard use.action == .replace, let other = other ?? place.origin(), other.path != place.path
    else { return nil }
    other.fill(store)
    return store.with { $0.collections[other.path]?[other.normal(key)] }
  }
}
