public import SDKContract
public import SDKCore

extension FakeServer {
  /// A server that has these records in the beginning. Collections that they say nothing of begin with samples.
  ///
  /// - Throws: `FakeDataError` where a file cannot be read, or there is no such collection.
  public convenience init(
    _ contract: any APIContract.Type, seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock(),
    data: FakeData
  ) throws(FakeDataError) {
    self.init(contract, seed: seed, clock: clock)
    try begin(with: data)
  }

  /// A server of a contract that is no generated type, with these records in the beginning.
  ///
  /// - Throws: `FakeDataError` where a file cannot be read, or there is no such collection.
  public convenience init(
    _ contract: Contract, seed: UInt64 = 0, clock: any Clock<Duration> = ContinuousClock(),
    data: FakeData
  ) throws(FakeDataError) {
    self.init(contract, seed: seed, clock: clock)
    try begin(with: data)
  }

  private func begin(with data: FakeData) throws(FakeDataError) {
    try Self.begin([self], with: data)
  }

  /// Gives servers these records in the beginning, each to the first that has its collection.
  ///
  /// - Throws: `FakeDataError` where a file cannot be read, or no server has such a collection.
  package static func begin(_ servers: [FakeServer], with data: FakeData) throws(FakeDataError) {
    var begun = servers.map { _ in Store() }
    var problems: [String] = []
    for records in try data.read() {
      let places = servers.map { $0.model.resources.place(records.path, $0.answerer) }
      guard let index = places.firstIndex(where: { $0 != nil }), let place = places[index] else {
        problems.append("'\(records.name)': \(noCollection(records.path, in: servers))")
        continue
      }
      place.set(records.values, in: &begun[index])
    }
    if !problems.isEmpty { throw FakeDataError(problems) }
    for (server, begun) in zip(servers, begun) {
      server.initial.with { $0 = begun }
      server.store.with { $0 = begun }
    }
  }

  private static func noCollection(_ path: String, in servers: [FakeServer]) -> String {
    let known = servers.flatMap(\.model.resources.routes)
    return "there is no collection '\(path)'"
      + (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
  }

  /// Returns all that the server keeps now.
  public func snapshot() -> FakeSnapshot { FakeSnapshot(store: store.with { $0 }) }

  /// Keeps what was kept at the moment of a snapshot of this server, and nothing else. Violations, handlers and
  /// disturbances stay.
  public func reset(to snapshot: FakeSnapshot) { store.with { $0 = snapshot.store } }

  /// Keeps what was kept in the beginning, and nothing else.
  public func reset() {
    let begun = initial.with { $0 }
    store.with { $0 = begun }
  }

  /// Returns the records of a collection by its path: `/owners/7/pets`.
  ///
  /// - Throws: `FakeDataError` where there is no such collection.
  public func records(of path: String) throws(FakeDataError) -> [JSON] {
    let place = try place(path)
    place.fill(store)
    return store.with { place.records(in: $0) }.map { .object($0.properties) }
  }

  /// Returns the records of a collection by its path as values: `records(of: "/pets", as: Pet.self)`.
  ///
  /// - Throws: `FakeDataError` where there is no such collection, and `DecodingError`.
  public func records<Record: Decodable>(
    of path: String, as type: Record.Type
  ) throws -> [Record] {
    try records(of: path).map { try $0.decode(type) }
  }

  /// Gives a collection these records, in place of those that it has: a list of values that are encoded as objects.
  ///
  /// - Throws: `FakeDataError` where there is no such collection, or a value is no object.
  public func setRecords(
    of path: String, to records: some Encodable & Sendable
  ) throws(FakeDataError) {
    let place = try place(path)
    var data = FakeData()
    data.set(path, to: records)
    for records in try data.read() {
      store.with { place.set(records.values, in: &$0) }
    }
  }

  /// The collections by path, with how many records each has: those without another's identity in their path, and
  /// those that were asked for. nil: nobody has asked for it, so that it is not made yet.
  package var collections: [(path: String, count: Int?)] {
    let made = store.with { $0.collections.mapValues(\.items.count) }
    let others = model.resources.routes.filter { !$0.contains("{") && made[$0] == nil }
    return (made.map { ($0.key, $0.value) } + others.map { ($0, nil) }).sorted { $0.0 < $1.0 }
  }

  /// Returns the identity of the first record of a collection by its path; nil: there is none.
  func firstKey(of path: String) -> String? {
    guard !isStateless, let place = model.resources.place(path, answerer) else { return nil }
    place.fill(store)
    return store.with { place.records(in: $0).first?.key }
  }

  private func place(_ path: String) throws(FakeDataError) -> CollectionPlace {
    guard let place = model.resources.place(path, answerer) else {
      throw FakeDataError([Self.noCollection(path, in: [self])])
    }
    return place
  }
}
