internal import SDKCore

/// Records that are in a property of something else too.
extension CollectionPlace {
  /// The record that has those of this place in a property.
  private var holder: (place: CollectionPlace, key: String, property: String)? {
    home.holder.map { holder in
      let place = CollectionPlace(holder.home, arguments: arguments, answerer)
      let key = holder.parameter.flatMap { arguments[$0] }.map(place.normal) ?? ""
      return (place, key, holder.property)
    }
  }

  /// Returns the records that something else has in a property; nil: there is nothing of the kind.
  func held(_ store: Locked<Store>, after others: Set<String>) -> [[String: JSON]]? {
    guard let record = holderRecord(in: store, after: others), let holder else { return nil }
    return record.properties[holder.property]?.arrayValue?.compactMap(\.objectValue)
  }

  /// Returns what has the records in a property; nil: nothing has, or it is not there.
  func holderRecord(
    in store: Locked<Store>, after others: Set<String> = []
  ) -> Store.Record? {
    guard let (place, key, _) = holder, !others.contains(place.path) else { return nil }
    place.fill(store, after: others.union([path]))
    if place.resource.isOnly { place.makeOnly(in: store) }
    return store.with { $0.collections[place.path]?.record(key) }
  }

  /// Says in what has the records which there are now.
  func tellHolder(_ store: inout Store) {
    guard let (place, key, property) = holder,
      var properties = store.collections[place.path]?[key]
    else { return }
    properties[property] = .array(records(in: store).map { .object($0.properties) })
    store.change(place.path) { $0.set(key, to: properties, saying: [property]) }
  }

  /// Makes the only record of its place if nobody has.
  func makeOnly(in store: Locked<Store>) {
    guard store.with({ $0.collections[path]?.contains("") == false && !$0.isFull }) else { return }
    let number = store.with { $0.change(path) { $0.takeNumber() } }
    var properties = begun(sample(number), saying: [])
    // What was emptied begins without anything.
    if store.with({ $0.collections[path]?.deleted.contains("") == true }) {
      for (name, schema) in self.properties where properties[name]?.arrayValue != nil {
        if answerer.judge.isValid([], schema) { properties[name] = [] }
      }
    }
    store.with { store in
      store.change(path) { if !$0.contains("") { $0.set("", to: properties, saying: []) } }
    }
  }
}
