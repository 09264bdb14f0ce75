internal import SDKCore

/// A collection at its place, and what its records are made of.
struct CollectionPlace: Sendable {
  let home: Resources.Home
  /// The values of the route's parameters.
  let arguments: [String: String]
  /// `/users/1/posts`, or `/posts` where these know whose they are.
  let path: String
  let answerer: Answerer

  /// A collection is listed with so many samples until it is told what it has.
  private static let sampleCount = 3

  init(_ home: Resources.Home, arguments: [String: String], _ answerer: Answerer) {
    self.home = home
    self.arguments = arguments
    self.answerer = answerer
    path = home.route.map { "/" + $0.filled(with: arguments) }.joined()
  }

  var resource: Resource { home.resource }

  var reader: WireReader { WireReader(judge: answerer.judge) }

  var properties: [String: Schema] { reader.properties(of: resource.item) }

  // MARK: Records

  /// Gives a collection that is asked for the first time its samples.
  ///
  /// - `others`: the collections that are waiting for it.
  func fill(_ store: Locked<Store>, after others: Set<String> = []) {
    guard store.with({ $0.collections[path] == nil }) else { return }
    var collection = Store.Collection()
    if let held = held(store, after: others) {
      for properties in held {
        let (number, key) = (collection.takeNumber(), resource.identity.flatMap { properties[$0] })
        add(properties, stating: key, number, to: &collection)
      }
    } else if resource.isListed || resource.isListedInPart, !beginsEmpty(store) {
      let owners = owners(store, after: others)
      for _ in 0..<Self.sampleCount {
        let number = collection.takeNumber()
        let sample = owned(varied(sample(number), number), number, owners)
        if add(shown(sample), number, to: &collection) == nil { break }
      }
    }
    store.with { store in
      if store.collections[path] == nil, !store.isFull { store.set(path, to: collection) }
    }
  }

  /// Returns a sample with another choice than the one before, so that lists have something whatever they are asked for.
  private func varied(_ sample: [String: JSON], _ number: Int64) -> [String: JSON] {
    guard reader.examples(of: resource.item).isEmpty else { return sample }
    var sample = sample
    for (name, schema) in properties.sorted(by: { $0.key < $1.key })
    where name != resource.identity && sample[name] != nil && reader.examples(of: schema).isEmpty {
      let choices = reader.choices(of: schema).filter { !$0.isNull }
      guard choices.count > 1 else { continue }
      var other = sample
      other[name] = choices[Int((number - 1) % Int64(choices.count))]
      if answerer.judge.isValid(.object(other), resource.item) { sample = other }
    }
    return sample
  }

  /// The identities of those that records belong to, by the property that names one.
  ///
  /// - `others`: the collections that are waiting for this one.
  func owners(
    _ store: Locked<Store>, after others: Set<String> = []
  ) -> [(property: String, keys: [String])] {
    answerer.model.resources.links(of: home).map { link in
      (link.property, keys(of: link.owners, store, after: others.union([path])))
    }
  }

  /// Returns a sample that belongs to owners that there are.
  ///
  /// - `said`: the properties that are not from a sample.
  func owned(
    _ sample: [String: JSON], _ number: Int64, _ owners: [(property: String, keys: [String])],
    but said: Set<String> = []
  ) -> [String: JSON] {
    var sample = sample
    for (property, keys) in owners where !said.contains(property) {
      let key = keys.isEmpty ? "\(number)" : keys[Int((number - 1) % Int64(keys.count))]
      guard let schema = properties[property] else { continue }
      let value = reader.shaped(.text(key), schema)
      if answerer.judge.isValid(value, schema) { sample[property] = value }
    }
    return sample
  }

  /// The identities in a collection that this one names.
  private func keys(
    of owners: String, _ store: Locked<Store>, after others: Set<String>
  ) -> [String] {
    guard !others.contains(owners), let place = answerer.model.resources.place(owners, answerer)
    else { return [] }
    place.fill(store, after: others)
    return store.with { $0.collections[place.path]?.items.map(\.key) ?? [] }
  }

  /// What a client has made has nothing below it yet, and what is deleted nothing any more.
  private func beginsEmpty(_ store: Locked<Store>) -> Bool {
    guard let slash = path.lastIndex(of: "/"), let end = path[..<slash].lastIndex(of: "/") else {
      return false
    }
    let key = String(path[end..<slash].dropFirst())
    return store.with { store in
      let owners = store.collections[String(path[..<end])]
      return owners?.record(key)?.isMade ?? owners?.deleted.contains(key) ?? false
    }
  }

  /// Gives the collection these records, which need not be valid, in place of those that it has.
  func set(_ records: [[String: JSON]], in store: inout Store) {
    var collection = Store.Collection()
    if !home.links.isEmpty {
      collection = store.collections[path] ?? collection
      for record in collection.items where isOwn(record.properties) {
        collection.remove(record.key)
      }
    }
    collection.isGiven = true
    for properties in records {
      let number = collection.takeNumber()
      add(linked(properties), number, saying: Set(properties.keys), to: &collection)
    }
    store.set(path, to: collection)
  }

  /// Whether a record belongs to the owners that the path names.
  func isOwn(_ properties: [String: JSON]) -> Bool {
    home.links.allSatisfy { link in
      arguments[link.parameter].map { RecordFilter.isEqual(properties[link.property], $0) } ?? true
    }
  }

  /// Returns the records of the place.
  func records(in store: Store) -> [Store.Record] {
    let all = store.collections[path]?.items ?? []
    return home.links.isEmpty ? all : all.filter { isOwn($0.properties) }
  }

  /// Returns a record with the owners that the path names.
  func linked(_ properties: [String: JSON]) -> [String: JSON] {
    var properties = properties
    for link in home.links {
      guard let argument = arguments[link.parameter] else { continue }
      properties[link.property] = reader.shaped(.text(argument), self.properties[link.property])
    }
    return properties
  }

  /// Adds a record under the identity that it states if that is free, else under a new one; returns the identity, and
  /// nil where there are no more.
  @discardableResult
  func add(
    _ properties: [String: JSON], stating stated: JSON? = nil, _ number: Int64,
    isMade: Bool = false, saying said: Set<String> = [], to collection: inout Store.Collection
  ) -> String? {
    var properties = properties
    let stated = stated ?? (collection.isGiven ? resource.identity.flatMap { properties[$0] } : nil)
    let key: String
    if let stated, !stated.isNull, !collection.contains(normal(stated.wireText)) {
      key = normal(stated.wireText)
      let own = resource.identity.flatMap { properties[$0] }?.wireText
      if own.map(normal) != key { identify(&properties, as: key) }
    } else {
      guard let new = newKey(number, isTaken: { collection.contains($0) }) else { return nil }
      key = new
      identify(&properties, as: key)
    }
    collection.set(key, to: properties, isMade: isMade, saying: said)
    return key
  }

  /// Returns the properties of the record of a number.
  ///
  /// - `known`: what somebody says of it.
  func sample(_ number: Int64, like known: [String: JSON]? = nil) -> [String: JSON] {
    let name = "\(path)#\(number)"
    let value =
      known.map {
        answerer.sampler.value(of: resource.item, for: name, like: .object($0), isWhole: true)
      } ?? answerer.sampler.value(of: resource.item, for: name)
    var sample = value.objectValue ?? [:]
    // What belongs to something else knows to what: `userId` in `/users/{id}/posts`.
    for (index, segment) in home.route.enumerated() where index > 0 {
      guard let parameter = segment.parameter, let argument = arguments[parameter],
        let owner = home.route[index - 1].literal
      else { continue }
      let stems = Words.singulars(owner).map { $0 + "id" }
      for (name, schema) in properties where name != resource.identity {
        guard name == parameter || stems.contains(Words.letters(name)) else { continue }
        sample[name] = reader.shaped(.text(argument), schema)
      }
    }
    return linked(sample)
  }

  /// Returns a record with what it must have, and without what only another member of a union has.
  func completed(_ properties: [String: JSON], key: String) -> [String: JSON] {
    let item = resource.item
    let value = JSON.object(properties)
    if !reader.hasMembers(item), answerer.judge.isValid(value, item) { return properties }
    let fitted = answerer.sampler.value(of: item, for: "\(path)/\(key)", like: value)
    return properties.filter { self.properties[$0.key].map(answerer.judge.isUnsent) ?? true }
      .merging(fitted.objectValue ?? [:]) { $1 }
  }

  /// Returns another collection of such records: `/pets` of `/me/favourites`.
  func origin() -> CollectionPlace? {
    answerer.model.resources.home(
      with: resource.item, named: "", parameters: Set(arguments.keys),
      but: Resources.key(of: home.route)
    ).map { CollectionPlace($0, arguments: arguments, answerer) }
  }

  /// Returns the collection of such objects as they are in a property.
  func neighbor(with schema: Schema, named name: String) -> CollectionPlace? {
    answerer.model.resources.home(with: schema, named: name, parameters: Set(arguments.keys)).map {
      CollectionPlace($0, arguments: arguments, answerer)
    }
  }

  // MARK: Identity

  /// What identities have to be: as properties, and in paths.
  private var identitySchemas: [Schema] {
    [resource.identity.flatMap { properties[$0] }, resource.parameter?.schema].compactMap(\.self)
  }

  /// An identity as it is kept: UUIDs are the same in upper and lower case (RFC 9562, section 4).
  func normal(_ key: String) -> String {
    // `shelves/1/books/2` is the book 2.
    if key.contains("/"), let end = key.lastIndex(of: "/"), end < key.index(before: key.endIndex),
      key[..<end].split(separator: "/").last.map(String.init) == home.route.last?.literal
    {
      return normal(String(key[key.index(after: end)...]))
    }
    return identitySchemas.contains { $0.format == "uuid" } ? key.lowercased() : key
  }

  /// Returns an identity that is not taken; nil: there is none.
  private func newKey(_ number: Int64, isTaken: (String) -> Bool) -> String? {
    let schemas = identitySchemas
    if schemas.isEmpty { return (number..<(.max)).lazy.map { "\($0)" }.first { !isTaken($0) } }
    func isFree(_ value: JSON) -> Bool {
      !value.isNull && !value.wireText.isEmpty && !isTaken(normal(value.wireText))
        && schemas.allSatisfy {
          answerer.judge.isValid(reader.shaped(.text(value.wireText), $0), $0)
        }
    }
    // The first is what the spec gives as an example, so that calls made of examples find it.
    let examples =
      number == 1 ? (resource.parameter?.examples ?? []) + schemas.flatMap(\.examples) : []
    if let example = examples.first(where: isFree) { return normal(example.wireText) }
    if schemas.contains(where: { schema in
      let kinds = reader.kinds(of: schema)
      return kinds.contains(.integer) && !kinds.contains(.string)
    }) {
      let least = schemas.compactMap(\.range.least).max().flatMap {
        Int64(exactly: $0.rounded(.up))
      }
      let first = max(number, min(least ?? 0, .max / 2))
      for next in first..<(first + 1_000) where isFree(.integer(next)) { return "\(next)" }
    }
    if let choices = schemas.lazy.compactMap(\.choices).first {
      return choices.first(where: isFree)?.wireText
    }
    // An example is one identity, and there are many.
    for attempt in 0..<100 {
      let value = answerer.sampler.value(
        of: schemas[attempt % schemas.count], for: "\(path) id \(number) \(attempt)",
        property: resource.identity ?? "id", showsExamples: false)
      if isFree(value) { return normal(value.wireText) }
    }
    return (number..<(number + 1_000)).lazy.map { "\($0)" }.first { isFree(.string($0)) }
  }

  /// Writes an identity into its property.
  func identify(_ properties: inout [String: JSON], as key: String) {
    guard let identity = resource.identity, let schema = self.properties[identity] else { return }
    if let known = properties[identity]?.stringValue, known != key, normal(known) == key,
      known.contains("/")
    {
      return
    }
    properties[identity] = reader.shaped(.text(key), schema)
  }
}
